import html2pdf from 'html2pdf.js';
import { type PdfPage, writeWords } from './pdf-words';

/** Margin around the content of an A4 page, in millimetres. */
const PAGE_MARGIN_MM = 12;
type Orientation = 'portrait' | 'landscape';

const createPdfMaker = (orientation: Orientation) =>
  html2pdf().set({
    margin: PAGE_MARGIN_MM,
    image: { type: 'jpeg', quality: 0.92 },
    jsPDF: { unit: 'mm', format: 'a4', orientation },
  });

/**
 * Makes a one-page A4 PDF with a picture as large as the page allows, and the words of the picture as text.
 * @param words lines that the picture shows, its title first
 * @throws Error when the browser offers no canvas, or the font cannot be loaded
 */
export async function pictureToPdf(picture: Blob, words: readonly string[]): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const sheet = document.createElement('canvas');
  const landscape = bitmap.width > bitmap.height;
  // The canvas gets the proportions of a page, because the PDF maker fits the width and cuts off what is too
  // high.
  const shape = landscape
    ? (297 - 2 * PAGE_MARGIN_MM) / (210 - 2 * PAGE_MARGIN_MM)
    : (210 - 2 * PAGE_MARGIN_MM) / (297 - 2 * PAGE_MARGIN_MM);
  sheet.width = Math.ceil(Math.max(bitmap.width, bitmap.height * shape));
  // Two pixels less than a page, because rounding up would add an empty second page.
  sheet.height = Math.floor(sheet.width / shape) - 2;
  const pen = sheet.getContext('2d');
  if (!pen) throw new Error('No canvas can be had.');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, sheet.width, sheet.height);
  pen.drawImage(bitmap, (sheet.width - bitmap.width) / 2, 0);
  bitmap.close();
  const maker = createPdfMaker(landscape ? 'landscape' : 'portrait')
    .from(sheet)
    .toPdf();
  const pdf = (await maker.get('pdf')) as PdfPage;
  const width = (landscape ? 297 : 210) - 2 * PAGE_MARGIN_MM;
  await writeWords(pdf, words, { margin: PAGE_MARGIN_MM, width });
  return maker.outputPdf('blob');
}
