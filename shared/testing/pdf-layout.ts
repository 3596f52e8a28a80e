import { type Box, type Mark, type Point, readMarks } from './pdf-marks';

type Text = Extract<Mark, { kind: 'text' }>;
type Area = Exclude<Mark, Text>;

/** Page margin, and height of the foot, in points. */
const MARGIN_PT = 36;
const FOOT_HEIGHT_PT = 22;
/** Points by which text boxes may overlap, because letters rarely fill their box. */
const OVERLAP_TOLERANCE_PT = 0.6;
const MIN_CONTRAST = 4.5;
const MIN_FILLED_SHARE = 1 / 3;

/**
 * Layout faults of a document, one sentence each: overlapping words, words crossed by a line, words of low
 * contrast, words outside of the margins, nearly empty pages.
 * @param bytes a PDF made by the portal or printed by Chromium
 * @param stamp word printed across drafts, which may overlap text; Chromium writes each of its letters
 * separately
 */
export function layoutFaults(bytes: Uint8Array, stamp?: string): string[] {
  const pages = readMarks(bytes);
  return pages.flatMap(({ marks: all, width, height }, at) => {
    const marks = all.filter((mark) => mark.kind !== 'text' || !(mark.turned && stamp?.includes(mark.text)));
    const texts = marks.flatMap((mark, order) => (mark.kind === 'text' ? [{ ...mark, order }] : []));
    const areas = marks.flatMap((mark, order) =>
      mark.kind === 'text' ? [] : [{ ...mark, order, box: boxOf(mark) }],
    );
    const say = (fault: string) => `page ${at + 1}: ${fault}`;
    return [
      ...texts.flatMap((one, i) => texts.slice(i + 1).flatMap((other) => overlapFaults(one, other))),
      ...texts.flatMap((text) => {
        const near = areas.filter(({ box }) => overlaps(box, text.box));
        const [before, after] = [
          near.filter(({ order }) => order < text.order),
          near.filter(({ order }) => order > text.order),
        ];
        return lowContrastTexts(text, before, after);
      }),
      ...texts.flatMap((text) => textOutsidePage(text, width, height)),
      ...(at < pages.length - 1 ? emptyPageFaults(marks, width, height) : []),
    ].map(say);
  });
}

const overlaps = (one: Box, other: Box): boolean =>
  one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom;

const quoted = ({ text }: Text) => `“${text.length > 60 ? `${text.slice(0, 59)}…` : text}”`;

function overlapFaults(one: Text, other: Text): string[] {
  const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
  const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
  return across > OVERLAP_TOLERANCE_PT && down > OVERLAP_TOLERANCE_PT
    ? [`${quoted(one)} stands over ${quoted(other)}`]
    : [];
}

function lowContrastTexts(text: Text, before: readonly Area[], after: readonly Area[]): string[] {
  const points = pointsOf(text.box);
  const contrasts = points.map((point) => contrast(text.colour, groundAt(point, before)));
  const least = Math.min(...contrasts);
  const crossed = [...before, ...after].some(
    (mark) => mark.kind === 'line' && crossesBox(mark, text.box) && !strikes(mark, text),
  );
  const covered = after.some(
    (mark) => mark.kind === 'fill' && points.some((point) => containsPoint(mark, point)),
  );
  return [
    ...(least < MIN_CONTRAST ? [`${quoted(text)} has a contrast of ${least.toFixed(1)}`] : []),
    ...(crossed ? [`${quoted(text)} is crossed by a line`] : []),
    ...(covered ? [`${quoted(text)} is covered`] : []),
  ];
}

function textOutsidePage(text: Text, width: number, height: number): string[] {
  const { left, right, top, bottom } = text.box;
  // The mark of a document is in the head of its pages, above the margin.
  const isIn =
    left >= MARGIN_PT - 1 &&
    right <= width - MARGIN_PT + 1 &&
    top >= MARGIN_PT / 2 &&
    bottom <= height - MARGIN_PT + 1;
  return isIn ? [] : [`${quoted(text)} lies outside the margins`];
}

/** How far down a page is filled, as the mean of its two columns. */
function emptyPageFaults(marks: readonly Mark[], width: number, height: number): string[] {
  const [top, bottom] = [MARGIN_PT, height - MARGIN_PT - FOOT_HEIGHT_PT];
  const boxes = marks
    .map((mark) => (mark.kind === 'text' ? mark.box : boxOf(mark)))
    .filter((box) => box.bottom <= bottom + OVERLAP_TOLERANCE_PT);
  const ends = [0, width / 2].map((from) =>
    Math.max(
      top,
      ...boxes.filter(({ left, right }) => left < from + width / 2 && right > from).map((box) => box.bottom),
    ),
  );
  const full = ends.reduce((sum, end) => sum + (end - top) / (bottom - top), 0) / 2;
  return full < MIN_FILLED_SHARE ? [`only ${Math.round(full * 100)} % is filled`] : [];
}

/** A grid of points inside a box, as samples of the letters. */
function pointsOf({ left, right, top, bottom }: Box): Point[] {
  const steps = Math.max(2, Math.ceil((right - left) / 3));
  return [0.15, 0.5, 0.85].flatMap((down) =>
    Array.from(
      { length: steps + 1 },
      (_, i): Point => [left + ((right - left) * i) / steps, top + (bottom - top) * down],
    ),
  );
}

const WHITE = [1, 1, 1];

function groundAt(point: Point, before: readonly Area[]): number[] {
  const found = before.findLast((mark) => mark.kind === 'fill' && containsPoint(mark, point));
  return found?.colour ?? WHITE;
}

/** Whether a point lies in an area, by the even-odd rule. */
function containsPoint({ rings }: Area, [x, y]: Point): boolean {
  let inside = false;
  for (const ring of rings)
    for (let i = 0; i < ring.length; i++) {
      const [ax, ay] = ring[i] as Point;
      const [bx, by] = ring[(i + 1) % ring.length] as Point;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  return inside;
}

function crossesBox({ rings }: Area, { left, right, top, bottom }: Box): boolean {
  const low: Point = [left + OVERLAP_TOLERANCE_PT, top + OVERLAP_TOLERANCE_PT];
  const high: Point = [right - OVERLAP_TOLERANCE_PT, bottom - OVERLAP_TOLERANCE_PT];
  return rings.some((ring) =>
    ring.some((from, i) => i + 1 < ring.length && segmentPassesBox(from, ring[i + 1] as Point, low, high)),
  );
}

/** Whether a segment passes through a box, by clipping it at each side. */
function segmentPassesBox(from: Point, to: Point, low: Point, high: Point): boolean {
  let [first, last] = [0, 1];
  for (const axis of [0, 1] as const) {
    const step = to[axis] - from[axis];
    if (step === 0) {
      if (from[axis] < low[axis] || from[axis] > high[axis]) return false;
    } else {
      const ends = [(low[axis] - from[axis]) / step, (high[axis] - from[axis]) / step].sort((a, b) => a - b);
      first = Math.max(first, ends[0] as number);
      last = Math.min(last, ends[1] as number);
    }
  }
  return first <= last;
}

/** Whether a line strikes a text through: it has the text's colour and length. */
function strikes(mark: Area, text: Text): boolean {
  const { left, right } = boxOf(mark);
  const isSame = mark.colour.every((part, i) => Math.abs(part - (text.colour[i] ?? 0)) < 0.01);
  return isSame && Math.abs(left - text.box.left) < 3 && Math.abs(right - text.box.right) < 3;
}

function boxOf({ rings }: Area): Box {
  const xs = rings.flat().map(([x]) => x);
  const ys = rings.flat().map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Contrast ratio of two colours as defined by WCAG 2. */
function contrast(one: readonly number[], other: readonly number[]): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
