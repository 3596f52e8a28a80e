import { fetchFonts } from '@ciguawatch/shared/ui/document/fonts';

/** What this file uses of the PDF maker's document. */
export interface PdfPage {
  addFileToVFS(name: string, base64: string): unknown;
  addFont(file: string, name: string, style: string): unknown;
  setFont(name: string, style: string): unknown;
  setFontSize(points: number): unknown;
  setPage(page: number): unknown;
  setProperties(info: { title: string }): unknown;
  splitTextToSize(text: string, width: number): string[];
  text(lines: string[], x: number, y: number, options: { renderingMode: 'invisible' }): unknown;
}

const FONT = 'ciguawatch';
const SIZE_PT = 8;
/** Height of a line in millimetres. */
const LINE_MM = 3.5;

/** Bytes as base64, in pieces, because a call takes a limited number of arguments. */
function base64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}

/**
 * Writes lines of text over the picture of a page without drawing them, so that they are found, copied and read
 * aloud; the portal's own font has the letters of Polynesian names.
 * @param margin of the page, in millimetres
 * @throws when the font is neither cached nor reachable
 */
export async function writeWords(
  pdf: PdfPage,
  [title = '', ...lines]: readonly string[],
  { margin, width }: { margin: number; width: number },
): Promise<void> {
  const { text } = await fetchFonts();
  pdf.addFileToVFS(`${FONT}.ttf`, base64(text));
  pdf.addFont(`${FONT}.ttf`, FONT, 'normal');
  pdf.setPage(1);
  pdf.setFont(FONT, 'normal');
  pdf.setFontSize(SIZE_PT);
  pdf.setProperties({ title });
  let y = margin + LINE_MM;
  for (const line of [title, ...lines]) {
    const rows = pdf.splitTextToSize(line, width);
    pdf.text(rows, margin, y, { renderingMode: 'invisible' });
    y += rows.length * LINE_MM;
  }
}
