/** Where the page begins. */
import './early';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { present } from '../base/assert';
import './theme.css';
import { App } from './App';
import { Offline } from './Offline';
import { bringWordHelp } from './wordHelp';

createRoot(present(document.getElementById('root'), 'The root element')).render(
  <StrictMode>
    <App />
    <Offline />
  </StrictMode>,
);

bringWordHelp();
