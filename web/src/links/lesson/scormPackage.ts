/** A lesson as a SCORM 1.2 package: the whole site in a zip, with its manifest. Loaded when first asked for. */
import { strToU8, zipSync } from 'fflate';
import { type Lesson, OWN } from './types';

/** What the launched page is called, and the lesson in the package. */
const LAUNCH = 'launch.html';
/** What compression makes smaller. */
const COMPRESSIBLE = /\.(html|js|css|json|svg|wasm|xml|txt|md)$/;

/** The files of the package by their names; `site` are those of the page. */
export function scormFiles(
  id: string,
  lesson: Lesson,
  site: Readonly<Record<string, Uint8Array>>,
): Record<string, Uint8Array> {
  const name = id === OWN ? 'packaged' : id;
  const files = {
    ...site,
    [`lessons/${name}.md`]: strToU8(lesson.text),
    [LAUNCH]: strToU8(launchPage(name, lesson.title)),
  };
  return {
    'imsmanifest.xml': strToU8(manifest(name, lesson.title, Object.keys(files).sort())),
    ...files,
  };
}

/** The package as a zip. */
export function scormZip(files: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([name, bytes]) => [
    name,
    [bytes, { level: COMPRESSIBLE.test(name) ? 6 : 0 }],
  ]);
  return new Uint8Array(zipSync(Object.fromEntries(entries)));
}

/** Leads to the lesson: platforms differ in what they make of an address behind "#". */
function launchPage(name: string, title: string): string {
  const address = `index.html#/lessons/${encodeURIComponent(name)}`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${address}"><title>${escaped(title)}</title></head>
<body><a href="${address}">${escaped(title)}</a></body>
</html>
`;
}

/** The manifest (SCORM 1.2 content aggregation model, 2.3). */
function manifest(name: string, title: string, files: readonly string[]): string {
  const listed = files.map((file) => `      <file href="${escaped(encodeURI(file))}"/>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="skywindow.${escaped(name)}" version="1.0"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="lessons">
    <organization identifier="lessons">
      <title>${escaped(title)}</title>
      <item identifier="lesson" identifierref="page" isvisible="true">
        <title>${escaped(title)}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="${LAUNCH}">
${listed}
    </resource>
  </resources>
</manifest>
`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
