import html2pdf from 'html2pdf.js';

/** White around what is drawn on A4, in millimetres. */
const MARGIN = 12;
type Orientation = 'portrait' | 'landscape';

const maker = (orientation: Orientation) =>
  html2pdf().set({
    margin: MARGIN,
    image: { type: 'jpeg', quality: 0.92 },
    jsPDF: { unit: 'mm', format: 'a4', orientation },
  });

/** A PDF of one page on A4 that holds a picture as large as the page allows. */
export async function pictureToPdf(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const sheet = document.createElement('canvas');
  const landscape = bitmap.width > bitmap.height;
  // Of the shape of a page: the maker fits its width and would cut what is too high.
  const shape = landscape ? (297 - 2 * MARGIN) / (210 - 2 * MARGIN) : (210 - 2 * MARGIN) / (297 - 2 * MARGIN);
  sheet.width = Math.ceil(Math.max(bitmap.width, bitmap.height * shape));
  // A hair less than a page: rounding must not open another one.
  sheet.height = Math.floor(sheet.width / shape) - 2;
  const pen = sheet.getContext('2d');
  if (!pen) throw new Error('No canvas can be had.');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, sheet.width, sheet.height);
  pen.drawImage(bitmap, (sheet.width - bitmap.width) / 2, 0);
  bitmap.close();
  return maker(landscape ? 'landscape' : 'portrait')
    .from(sheet)
    .toPdf()
    .outputPdf('blob');
}
