import type { ChartData } from '../chart-data';
import type { ChartTheme } from './chart-colours';
import { wrap } from './wrap';

/** Twice the pixels of the screen, so that the picture prints well. */
const SCALE = 2;
const MARGIN = 20;

async function load(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
}

/** What the picture shows beside the drawing. */
export interface Caption {
  title: string;
  sentence: string;
  data: ChartData;
}

/**
 * The drawing as an image. It is written out here and not by the chart library, whose own export
 * sets inline styles that the portal's security policy refuses. The legend is HTML inside the
 * drawing and would need the page's style sheet: it is left out, and drawn with the caption.
 */
async function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const { width, height } = drawing.getBoundingClientRect();
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  for (const html of copy.querySelectorAll('foreignObject')) html.remove();
  copy.setAttribute('width', String(width * SCALE));
  copy.setAttribute('height', String(height * SCALE));
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const text = new XMLSerializer().serializeToString(copy);
  return load(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`);
}

/** Names of several series with their colours, in one line, where the drawing keeps room for them. */
function drawLegend(
  pen: CanvasRenderingContext2D,
  { series }: ChartData,
  theme: ChartTheme,
  top: number,
): void {
  if (series.length < 2) return;
  let x = MARGIN * SCALE;
  const size = 12 * SCALE;
  for (const { label, colour } of series) {
    pen.fillStyle = theme.of(colour);
    pen.fillRect(x, top, size, size);
    pen.fillStyle = theme.quiet;
    pen.fillText(label, x + size * 1.4, top - SCALE);
    x += size * 3 + pen.measureText(label).width;
  }
}

/** A chart as a PNG with its title above and its sentence below. Null where no canvas can be had. */
export async function chartPicture(
  drawing: SVGSVGElement,
  caption: Caption,
  theme: ChartTheme,
): Promise<Blob | null> {
  const image = await imageOf(drawing);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const margin = MARGIN * SCALE;
  const small = `${14 * SCALE}px ${theme.font}`;
  pen.font = small;
  const lines = wrap(caption.sentence, (line) => pen.measureText(line).width <= image.width);
  const head = 34 * SCALE;
  const step = 20 * SCALE;
  canvas.width = image.width + 2 * margin;
  canvas.height = image.height + head + (lines.length + 1) * step + 2 * margin;
  pen.fillStyle = theme.surface;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = theme.ink;
  pen.textBaseline = 'top';
  pen.font = `680 ${18 * SCALE}px ${theme.font}`;
  pen.fillText(caption.title, margin, margin);
  pen.font = small;
  pen.drawImage(image, margin, margin + head);
  drawLegend(pen, caption.data, theme, margin + head);
  pen.fillStyle = theme.quiet;
  lines.forEach((line, i) => {
    pen.fillText(line, margin, margin + head + image.height + (i + 0.5) * step);
  });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
