/** What takes longest is begun before the rest of the page is evaluated: the core, its worker, then the globe. */
import { drawingChosen } from '../base/drawing';
import { prepareGlobe } from '../globe';
import '../base/installOffer';
import { prepareWorker } from '../worker/client';
import { compiledCore } from '../worker/compiled';

/** The globe comes after the core, which all else waits for; the other pages do without it. */
function next(): void {
  if (!/^#\/(gallery|about|scenarios|glossary|lessons\/?$|lessons\/.*\/.)/.test(location.hash))
    prepareGlobe(drawingChosen().plain ? 'canvas' : 'webgl');
}

prepareWorker();
// What calls the core arrives beside it, not before the page.
import('../worker/loadCore').catch(() => undefined);
// So do the charts, which the lab shows first.
import('../charts/ui/ChartsPanel').catch(() => undefined);
// A core that cannot be had is said where the page asks for it.
compiledCore().then(next, next);
