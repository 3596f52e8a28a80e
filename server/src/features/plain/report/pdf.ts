import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentDescription } from '@ciguawatch/shared/domain/document/description';
import type { DocumentFonts } from '@ciguawatch/shared/domain/document/fonts';
import { FONTS_FOLDER } from './fonts-folder';

let fonts: Promise<DocumentFonts> | null = null;

async function readFonts(): Promise<DocumentFonts> {
  const [text, bold, italic] = await Promise.all(
    ['text', 'bold', 'italic'].map((name) => readFile(join(FONTS_FOLDER, `ciguawatch-document-${name}.ttf`))),
  );
  return { text: text as Uint8Array, bold: bold as Uint8Array, italic: italic as Uint8Array };
}

/** The PDF of a document, made like the portal's; the library is loaded for the first one. */
export async function reportPdf(described: DocumentDescription): Promise<Uint8Array> {
  const { writePdf } = await import(
    /* webpackChunkName: "document" */ '@ciguawatch/shared/domain/document/write-pdf'
  );
  fonts ??= readFonts();
  return writePdf(described, await fonts);
}
