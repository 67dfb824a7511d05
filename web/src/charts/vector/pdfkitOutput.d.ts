/** What collects a PDF, as the package has it; its types leave it out. */
declare module 'pdfkit/output' {
  export function toBlob(document: NodeJS.ReadableStream): Promise<Blob>;
}
