import { lettersOf, objectsOf, stream } from './pdf-structure';

export type Point = [x: number, y: number];

/** Position in points from the top left corner of the page. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A drawn item of a page; later items cover earlier ones. Colours are red, green and blue from 0 to 1. */
export type Mark =
  | { kind: 'text'; text: string; box: Box; size: number; colour: number[]; turned: boolean }
  | { kind: 'fill'; rings: Point[][]; colour: number[] }
  | { kind: 'line'; rings: Point[][]; width: number; colour: number[] };

type Matrix = [number, number, number, number, number, number];

/** Product of two matrices; `inner` is applied first. */
const times = (inner: Matrix, outer: Matrix): Matrix => {
  const [a, b, c, d, e, f] = inner;
  const [g, h, i, j, k, l] = outer;
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
};

interface Font {
  letters: Map<number, string>;
  widths: number[];
  /** number of hexadecimal digits that encode a letter */
  digits: number;
}

/** Height of capitals and depth below the baseline, as multiples of the letter size. */
const CAPITAL_HEIGHT = 0.67;
const DESCENDER_DEPTH = 0.2;
const CONTENT_TOKEN =
  /\((?:\\.|[^\\)])*\)|<<|>>|<[\da-f]*>|\/[^\s/<>[\]()]+|[[\]]|-?\d*\.?\d+|[a-z'"*]+\d?/gi;

/** The items drawn on each page of a PDF, in drawing order, read from its content streams. */
export function readMarks(bytes: Uint8Array): { marks: Mark[]; width: number; height: number }[] {
  const { body, pages } = objectsOf(bytes);
  return pages.map((id) => {
    const page = body(id);
    const [width, height] = (/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? [])
      .slice(1)
      .map(Number) as [number, number];
    // A PDF printed by Chromium has its resources inline in the page object.
    const resources = body(/\/Resources (\d+) 0 R/.exec(page)?.[1]) || page;
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, font]) => [
        `/${name}`,
        fontOf(body(font), body),
      ]),
    );
    const content = stream(body(/\/Contents (\d+) 0 R/.exec(page)?.[1]));
    return { marks: marksOf(content, height, fonts), width, height };
  });
}

function fontOf(font: string, body: (id: string | undefined) => string): Font {
  const own = body(/\/DescendantFonts \[(\d+) 0 R\]/.exec(font)?.[1]);
  // /W belongs to the portal's composite fonts, /Widths to fonts of a PDF printed by Chromium.
  const widths = /\/W \[0 \[([^\]]*)\]/.exec(own)?.[1] ?? /\/Widths \[([^\]]*)\]/.exec(font)?.[1] ?? '';
  const first = Number(/\/FirstChar (\d+)/.exec(font)?.[1] ?? 0);
  return {
    letters: lettersOf(stream(body(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1]))),
    widths: [...Array<number>(first).fill(0), ...widths.trim().split(/\s+/).map(Number)],
    digits: own === '' ? 2 : 4,
  };
}

type Text = Extract<Mark, { kind: 'text' }>;

const lettersIn = (hex: string, font: Font | undefined): string[] =>
  hex.slice(1, -1).match((font?.digits ?? 4) === 2 ? /.{2}/g : /.{4}/g) ?? [];

/** Whether a text continues the one before it in the same style: Chromium writes each letter separately. */
const continuesLine = (before: Text, next: Text): boolean =>
  before.size === next.size &&
  Math.abs(before.box.bottom - next.box.bottom) < 0.1 &&
  Math.abs(before.box.right - next.box.left) < before.size * 0.15 &&
  before.colour.join() === next.colour.join();

function marksOf(content: string, height: number, fonts: Map<string, Font>): Mark[] {
  const marks: Mark[] = [];
  const kept: { at: Matrix; fill: number[]; line: number[]; width: number }[] = [];
  const now = { at: [1, 0, 0, 1, 0, 0] as Matrix, fill: [0, 0, 0], line: [0, 0, 0], width: 1 };
  let text: Matrix = [1, 0, 0, 1, 0, 0];
  let font: Font | undefined;
  let size = 0;
  let rings: Point[][] = [];
  let given: string[] = [];
  const put = (x: number, y: number): Point => {
    const [, , , , e, f] = times([1, 0, 0, 1, x, y], now.at);
    return [e, height - f];
  };
  const draw = (x: number, y: number) => rings.at(-1)?.push(put(x, y));
  const add = (mark: Text) => {
    const last = marks.at(-1);
    if (last?.kind === 'text' && continuesLine(last, mark)) {
      last.text += mark.text;
      last.box.right = mark.box.right;
    } else marks.push(mark);
  };
  const paint = (isFilled: boolean, isLined: boolean) => {
    if (isFilled) marks.push({ kind: 'fill', rings, colour: now.fill });
    if (isLined)
      marks.push({ kind: 'line', rings, width: now.width * Math.abs(now.at[0]), colour: now.line });
    rings = [];
  };
  const show = () => {
    let wide = 0;
    let said = '';
    for (const one of given) {
      if (!one.startsWith('<')) wide -= (Number(one) || 0) / 1000;
      else
        for (const hex of lettersIn(one, font)) {
          wide += (font?.widths[Number.parseInt(hex, 16)] ?? 0) / 1000;
          said += font?.letters.get(Number.parseInt(hex, 16)) ?? '';
        }
    }
    const all = times(text, now.at);
    const scale = size * Math.abs(all[0]);
    const [left, base] = [all[4], height - all[5]];
    const box = {
      left,
      right: left + wide * scale,
      top: base - CAPITAL_HEIGHT * scale,
      bottom: base + DESCENDER_DEPTH * scale,
    };
    if (said !== '')
      add({ kind: 'text', text: said, box, size: scale, colour: now.fill, turned: all[1] !== 0 });
  };
  const commands = new Map<string, (numbers: number[]) => unknown>([
    ['q', () => kept.push({ ...now })],
    ['Q', () => Object.assign(now, kept.pop())],
    ['cm', (m) => Object.assign(now, { at: times(m as Matrix, now.at) })],
    ['w', ([width]) => Object.assign(now, { width })],
    ['scn', (fill) => Object.assign(now, { fill })],
    ['SCN', (line) => Object.assign(now, { line })],
    ['rg', (fill) => Object.assign(now, { fill })],
    ['RG', (line) => Object.assign(now, { line })],
    ['m', ([x = 0, y = 0]) => rings.push([put(x, y)])],
    ['l', ([x = 0, y = 0]) => draw(x, y)],
    // A curve is approximated by its ends and one point between them.
    ['c', ([a = 0, b = 0, c = 0, d = 0, x = 0, y = 0]) => [draw((a + c) / 2, (b + d) / 2), draw(x, y)]],
    ['h', () => rings.at(-1)?.push(rings.at(-1)?.[0] as Point)],
    [
      're',
      ([x = 0, y = 0, w = 0, h = 0]) =>
        rings.push([put(x, y), put(x + w, y), put(x + w, y + h), put(x, y + h), put(x, y)]),
    ],
    ['f', () => paint(true, false)],
    ['f*', () => paint(true, false)],
    ['S', () => paint(false, true)],
    ['B', () => paint(true, true)],
    ['B*', () => paint(true, true)],
    ['n', () => paint(false, false)],
    [
      'Tm',
      (m) => {
        text = m as Matrix;
      },
    ],
    [
      'Tf',
      (numbers) => {
        font = fonts.get(given.find((one) => one.startsWith('/F')) ?? '');
        size = numbers.at(-1) ?? 0;
      },
    ],
    ['TJ', show],
    ['Tj', show],
    [
      'Td',
      ([x = 0, y = 0]) => {
        text = times([1, 0, 0, 1, x, y], text);
      },
    ],
  ]);
  for (const [token] of content.matchAll(CONTENT_TOKEN)) {
    if (!/^[a-z]/i.test(token)) {
      given.push(token);
      continue;
    }
    commands.get(token)?.(given.map(Number).filter((one) => !Number.isNaN(one)));
    given = [];
  }
  return marks.filter((mark) => mark.kind !== 'text' || mark.text.trim() !== '');
}
