import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentFonts } from '../domain/document/fonts';

const font = (name: string) =>
  new Uint8Array(readFileSync(path.join(__dirname, `../ui/document/fonts/ciguawatch-document-${name}.ttf`)));

/** The fonts of documents, read from the application's files. */
export const documentFonts = (): DocumentFonts => ({
  text: font('text'),
  bold: font('bold'),
  italic: font('italic'),
});
