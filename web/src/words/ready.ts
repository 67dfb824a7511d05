/** Waits for the words of the language, so that those which are said while the page is evaluated are in it, too. */
import { speaking } from './begin';

if (speaking !== null) await speaking;
