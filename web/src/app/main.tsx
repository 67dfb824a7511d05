/** Where the page begins. */
import '../words/begin';
import '../words/ready';
import './early';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { present } from '../base/assert';
import { isEmbed } from '../links/isEmbed';
import './theme.css';
import { App } from './App';
import { Offline } from './Offline';
import { PalettePlace } from './palette/PalettePlace';
import { bringWordHelp } from './wordHelp';

createRoot(present(document.getElementById('root'), 'The root element')).render(
  <StrictMode>
    <App />
    <Offline />
    {isEmbed(location.search) ? null : <PalettePlace />}
  </StrictMode>,
);

bringWordHelp();
