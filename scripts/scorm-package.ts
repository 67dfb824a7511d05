/** What of the page writes a lesson as a SCORM package, for the command that does the same. */
export { parseLesson } from '../web/src/links/lesson/parse';
export { scormFiles, scormZip } from '../web/src/links/lesson/scormPackage';
export { problemWords } from '../web/src/links/lesson/types';
