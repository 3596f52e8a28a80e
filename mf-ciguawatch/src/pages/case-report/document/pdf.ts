import html2pdf from 'html2pdf.js';
import { paginate } from './paginate';
import { scaleFor } from './scale';

/** Width and height of the printed part of an A4 page, and the white around it, in millimetres. */
const WIDTH = 186;
const HEIGHT = 273;
const MARGIN = 12;

/**
 * Makes an A4 PDF of a paper and saves it. Import it when the first one is asked for: the maker is large.
 * @param label what stands at the foot of each page
 */
export async function savePdf(node: HTMLElement, filename: string, label: string): Promise<void> {
  const maker = html2pdf().set({
    filename,
    margin: MARGIN,
    image: { type: 'jpeg', quality: 0.92 },
    jsPDF: { unit: 'mm', format: 'a4', orientation: 'portrait' },
    // Its own breaks know blocks only and would cut through the lines of a long text.
    ...{ pagebreak: { mode: [] } },
  });
  const container: HTMLElement = await maker.from(node).toContainer().get('container');
  const width = Math.ceil(container.getBoundingClientRect().width);
  const pageHeight = (width * HEIGHT) / WIDTH;
  const pages = paginate(container, pageHeight, label);
  const scale = scaleFor(width, pages * pageHeight);
  await maker.set({ html2canvas: { scale, backgroundColor: '#ffffff', logging: false } }).save();
}
