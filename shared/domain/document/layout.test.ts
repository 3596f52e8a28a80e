import { documentFonts } from '../../testing/document-fonts';
import { layoutFaults } from '../../testing/pdf-layout';
import { readMarks } from '../../testing/pdf-marks';
import type { DocumentDescription, Part, Section, Shape } from './description';
import { writePdf } from './write-pdf';

const FONTS = documentFonts();

const BARE = { language: 'fr-FR', portal: 'P', title: 'T', foot: 'pied', at: 0 };
const INK = [0x0a, 0x27, 0x33].map((part) => part / 255);

const section = (...parts: Part[]): Section => ({ kind: 'section', title: 'Cas', parts });
const lines = (count: number, words = 'ligne'): Part => ({
  kind: 'text',
  words: Array.from({ length: count }, (_, i) => `${words} ${i}`).join('\n'),
});
const faults = async (...blocks: DocumentDescription['blocks']) =>
  layoutFaults(await writePdf({ ...BARE, blocks }, FONTS));
const drawn = (...shapes: Shape[]) =>
  faults(section({ kind: 'figure', alt: 'figure', width: 400, height: 80, shapes }));
const label = (text: string, y = 40): Shape => ({ kind: 'label', x: 20, y, text });

test('words that overlap words, a line or a dark area are found, and so are areas that cover words', async () => {
  const bar: Shape = { kind: 'rect', x: 30, y: 20, width: 80, height: 30, fill: 'series' };
  const axis: Shape = { kind: 'path', d: 'M0 37H400', stroke: 'line' };
  expect(await drawn(label('86 sur 100'), label('lundi', 44))).toEqual([
    'page 1: “86 sur 100” stands over “lundi”',
  ]);
  expect(await drawn(bar, label('86 sur 100'))).toEqual(['page 1: “86 sur 100” has a contrast of 1.9']);
  expect(await drawn(label('86 sur 100'), bar)).toEqual(['page 1: “86 sur 100” is covered']);
  expect(await drawn(axis, label('86 sur 100'))).toEqual(['page 1: “86 sur 100” is crossed by a line']);
  expect(await drawn(label('86 sur 100 '.repeat(20)))).toEqual([
    expect.stringMatching(/^page 1: “86 sur 100.*” lies outside the margins$/),
  ]);
});

test('words beside a bar, on a pale area, over an axis and struck through are as they should be', async () => {
  const band: Shape = { kind: 'rect', x: 0, y: 0, width: 400, height: 80, fill: 'band' };
  expect(await drawn(band, label('12'), { kind: 'path', d: 'M0 43H400', stroke: 'line' })).toEqual([]);
  const struck = [{ text: 'Huahine', struck: true }, { text: ' Écartée.' }];
  expect(await faults(section({ kind: 'list', items: [struck] }))).toEqual([]);
});

test('a line strikes through the letters, on each of the lines they take', async () => {
  const struck = [{ text: 'Fangatau, octobre 2026. '.repeat(10), struck: true }, { text: 'Écartée.' }];
  const pdf = await writePdf({ ...BARE, blocks: [section({ kind: 'text', words: struck })] }, FONTS);
  const marks = readMarks(pdf)[0]?.marks ?? [];
  const heights = marks.flatMap((mark) =>
    mark.kind === 'line' && mark.colour.every((part, i) => part === INK[i])
      ? [mark.rings[0]?.[0]?.[1] ?? 0]
      : [],
  );
  const boxes = marks.flatMap((mark) =>
    mark.kind === 'text' && /octobre/.test(mark.text) ? [mark.box] : [],
  );
  expect(boxes.length).toBeGreaterThan(1);
  expect(heights).toHaveLength(boxes.length);
  boxes.forEach(({ top, bottom }, i) => {
    expect(heights[i]).toBeGreaterThan(top + 2);
    expect(heights[i]).toBeLessThan(bottom - 2);
  });
});

test('a nearly empty page is found, unless it is the last', async () => {
  const tall: Part = { kind: 'figure', alt: 'figure', width: 400, height: 640, shapes: [label('bas', 600)] };
  expect(await faults(section(lines(8)), section(tall))).toEqual([
    expect.stringMatching(/^page 1: only \d+ % is filled$/),
  ]);
  expect(await faults(section(tall), section(lines(8)))).toEqual([]);
});

test('a bar ends before the text written beside it, however long', async () => {
  const rows = ['86 sur 100', '6,4 (3,1 à 11,8) pour 10 000'].map((words) => [
    { words: 'Démangeaisons' },
    { words, bar: 1 },
  ]);
  const table: Part = { kind: 'table', widths: [3, 2], head: [{ words: 'Signe' }, { words: 'Cas' }], rows };
  expect(
    await faults(section(table), { kind: 'columns', columns: [[section(table)], [section(table)]] }),
  ).toEqual([]);
});

test('a row is as high as its words in the font they are drawn in', async () => {
  const rows = Array.from({ length: 12 }, (_, i) => [
    { words: [{ text: `Archipel des Îles du V${'e'.repeat(i)}nt`, bold: true }], head: true },
    { words: '12' },
  ]);
  const table: Part = { kind: 'table', widths: [1, 3], head: [{ words: 'Lieu' }, { words: 'Cas' }], rows };
  expect(await faults({ kind: 'columns', columns: [[section(table)], [section(table)]] })).toEqual([]);
});

test('words of several fonts in one cell leave room for each of their lines, whatever its width', async () => {
  const words = [{ text: 'Humpnose big-eye bream, ' }, { text: 'Monotaxis grandoculis', italic: true }];
  const tables = Array.from({ length: 60 }, (_, i): Part => {
    const rows = [0, 1].map(() => [{ words }, { words: '1' }]);
    return { kind: 'table', widths: [1, 1.4 + i / 20], head: [{ words: 'Produit' }, { words: 'Cas' }], rows };
  });
  expect(await faults(section(...tables))).toEqual([]);
});

test('columns begin at their position, and each continues over the pages it needs', async () => {
  const columns = [[section(lines(30, 'gauche'), lines(60, 'encore'))], [section(lines(40, 'droite'))]];
  expect(await faults(section(lines(30)), { kind: 'columns', columns }, section(lines(5)))).toEqual([]);
});
