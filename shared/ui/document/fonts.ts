import type { DocumentFonts } from '../../domain/document/fonts';
import bold from './fonts/ciguawatch-document-bold.ttf';
import italic from './fonts/ciguawatch-document-italic.ttf';
import text from './fonts/ciguawatch-document-text.ttf';

async function bytesOf(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Loads the fonts of documents; the service worker caches them together with the code. */
export async function fetchFonts(): Promise<DocumentFonts> {
  const [one, two, three] = await Promise.all([text, bold, italic].map(bytesOf));
  return { text: one as Uint8Array, bold: two as Uint8Array, italic: three as Uint8Array };
}
