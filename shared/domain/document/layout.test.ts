import { documentFonts } from '../../testing/document-fonts';
import { layoutFaults } from '../../testing/pdf-layout';
import type { DocumentDescription, Part, Section, Shape } from './description';
import { writePdf } from './write-pdf';

const FONTS = documentFonts();

const section = (...parts: Part[]): Section => ({ kind: 'section', title: 'Cas', parts });
const lines = (count: number, words = 'ligne'): Part => ({
  kind: 'text',
  words: Array.from({ length: count }, (_, i) => `${words} ${i}`).join('\n'),
});
const faults = async (...blocks: DocumentDescription['blocks']) =>
  layoutFaults(
    await writePdf({ language: 'fr-FR', portal: 'P', title: 'T', foot: 'pied', at: 0, blocks }, FONTS),
  );
const drawn = (...shapes: Shape[]) =>
  faults(section({ kind: 'figure', alt: 'figure', width: 400, height: 80, shapes }));
const label = (text: string, y = 40): Shape => ({ kind: 'label', x: 20, y, text });

test('words over words, over a line and over a dark area are found, and what covers words', async () => {
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

test('a page that is nearly empty is found, unless it is the last', async () => {
  const tall: Part = { kind: 'figure', alt: 'figure', width: 400, height: 640, shapes: [label('bas', 600)] };
  expect(await faults(section(lines(8)), section(tall))).toEqual([
    expect.stringMatching(/^page 1: only \d+ % is filled$/),
  ]);
  expect(await faults(section(tall), section(lines(8)))).toEqual([]);
});

test('a bar ends before what is written beside it, however long', async () => {
  const rows = ['86 sur 100', '6,4 (3,1 à 11,8) pour 10 000'].map((words) => [
    { words: 'Démangeaisons' },
    { words, bar: 1 },
  ]);
  const table: Part = { kind: 'table', widths: [3, 2], head: [{ words: 'Signe' }, { words: 'Cas' }], rows };
  expect(
    await faults(section(table), { kind: 'columns', columns: [[section(table)], [section(table)]] }),
  ).toEqual([]);
});

test('columns begin where they stand and each goes on over the pages it needs', async () => {
  const columns = [[section(lines(30, 'gauche'), lines(60, 'encore'))], [section(lines(40, 'droite'))]];
  expect(await faults(section(lines(30)), { kind: 'columns', columns }, section(lines(5)))).toEqual([]);
});
