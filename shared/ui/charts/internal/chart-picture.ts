import { type PictureWords, pictureSheet } from '../../picture/picture-sheet';
import { svgLayer } from '../../picture/svg-layer';
import type { ChartData, ChartKeyEntry } from '../chart-data';
import type { ChartTheme } from './chart-colours';

type Pen = CanvasRenderingContext2D;
type Mark = ChartKeyEntry['mark'];

const FONT_SIZE_PX = 13;
const LINE_HEIGHT_PX = 20;

/** Texts and data around the drawing in a chart image. */
export interface PictureCaption extends PictureWords {
  data: ChartData;
}

/** Draws the legend of several series in one line, in the space that the drawing leaves for it. */
function drawLegend(pen: Pen, { series }: ChartData, theme: ChartTheme): void {
  if (series.length < 2) return;
  let x = 0;
  for (const { label, colour } of series) {
    pen.fillStyle = theme.of(colour);
    pen.fillRect(x, 2, 12, 12);
    pen.fillStyle = theme.quiet;
    pen.fillText(label, x + 17, 0);
    x += 36 + pen.measureText(label).width;
  }
}

/** Draws three short dashes, one below the other. */
function drawLimit(pen: Pen, y: number): void {
  for (const from of [1, 6, 11]) {
    pen.moveTo(9, y + from);
    pen.lineTo(9, y + from + 3);
  }
  pen.stroke();
}

function drawTriangle(pen: Pen, y: number): void {
  pen.moveTo(9, y + 1);
  pen.lineTo(17, y + 14);
  pen.lineTo(1, y + 14);
  pen.closePath();
  pen.fill();
  pen.stroke();
}

/** Draws a hatched box; for partly observed columns with a bar over it. */
function drawHatched(pen: Pen, mark: Mark, theme: ChartTheme, y: number): void {
  pen.rect(0.5, y + 1.5, 18, 12);
  pen.fill();
  for (let x = 4; x <= 18; x += 5) {
    pen.moveTo(x, y + 1.5);
    pen.lineTo(x - 4, y + 13.5);
  }
  pen.stroke();
  if (mark !== 'partly') return;
  pen.fillStyle = theme.of('series');
  pen.fillRect(5, y + 6, 9, 8);
}

/** Draws a flat bar; an observed zero gets no outline. */
function drawBar(pen: Pen, mark: Mark, y: number): void {
  pen.rect(0.5, y + 9, 18, 3);
  pen.fill();
  if (mark !== 'none' && mark !== 'official') pen.stroke();
}

function fillOf(mark: Mark, theme: ChartTheme): string {
  if (mark === 'gap' || mark === 'partly') return theme.ground;
  if (mark === 'official') return theme.ink;
  return mark === 'alert' ? theme.alert : theme.of('series');
}

/** Draws a mark of the key as it looks in the chart. */
function drawMark(pen: Pen, mark: Mark, theme: ChartTheme, y: number): void {
  const isHatched = mark === 'gap' || mark === 'partly';
  pen.strokeStyle = isHatched ? theme.line : theme.ink;
  pen.fillStyle = fillOf(mark, theme);
  pen.beginPath();
  if (mark === 'limit') drawLimit(pen, y);
  else if (mark === 'alert') drawTriangle(pen, y);
  else if (isHatched) drawHatched(pen, mark, theme, y);
  else drawBar(pen, mark, y);
}

/** A chart as PNG with title, key and sentence. Null where no canvas is available. */
export async function chartPicture(
  drawing: SVGSVGElement,
  { data, ...words }: PictureCaption,
  theme: ChartTheme,
): Promise<Blob | null> {
  const { width, height } = drawing.getBoundingClientRect();
  const layer = await svgLayer(drawing, { width, height });
  const key = data.key ?? [];
  return pictureSheet(words, theme, { width, height: height + key.length * LINE_HEIGHT_PX }, (pen) => {
    layer(pen);
    pen.font = `${FONT_SIZE_PX}px ${theme.font}`;
    drawLegend(pen, data, theme);
    key.forEach(({ mark, text }, i) => {
      const y = height + i * LINE_HEIGHT_PX;
      drawMark(pen, mark, theme, y);
      pen.fillStyle = theme.quiet;
      pen.fillText(text, 26, y);
    });
  });
}
