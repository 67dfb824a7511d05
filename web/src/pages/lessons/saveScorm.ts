/** Saves a lesson as a SCORM 1.2 package, with the files of the site that shows it. Loaded when first asked for. */
import { download } from '../../charts/engine/download';
import { scormFiles, scormZip } from '../../links/lesson/scormPackage';
import type { Lesson } from '../../links/lesson/types';
import { say } from '../../words/say';

/** Throws an error with a sentence if a file of the site is not to be had. */
export async function saveScorm(id: string, lesson: Lesson): Promise<void> {
  const names: unknown = await (await fetched('files.json')).json();
  if (!Array.isArray(names)) throw new Error(say('The list of the files of this site is damaged.'));
  const site: Record<string, Uint8Array> = {};
  for (const name of names.filter((one) => typeof one === 'string')) {
    site[name] = new Uint8Array(await (await fetched(name)).arrayBuffer());
  }
  const zip = scormZip(scormFiles(id, lesson, site));
  download(`skywindow-${id}-scorm.zip`, new Blob([zip], { type: 'application/zip' }));
}

async function fetched(name: string): Promise<Response> {
  const answer = await fetch(encodeURI(name));
  if (!answer.ok) throw new Error(say`The file ${name} of this site could not be loaded.`);
  return answer;
}
