import type { ChartSpec } from '../../case-stats/specs/chart-specs';
import { chartSection } from './chart-section';
import { statsDocument } from './stats-document';

const writing = { number: String, total: 'Total', unobserved: 'Non observé' };
const spec = (part: Partial<ChartSpec['data']>, more: Partial<ChartSpec> = {}): ChartSpec => ({
  id: 'x',
  title: 'Espèces',
  fileName: 'x',
  kind: 'bar',
  span: 6,
  sentence: 'La loche est citée le plus souvent.',
  basis: 'D’après 40 déclarations publiques. Aucune n’est laissée de côté.',
  data: {
    heading: 'Espèce',
    categories: ['Loche', 'Perroquet'],
    series: [{ label: 'Cas', colour: 'series', values: [30, 10] }],
    ...part,
  },
  ...more,
});
const tableOf = (one: ChartSpec) => {
  const part = chartSection(one, writing).parts.find(({ kind }) => kind === 'table');
  return part?.kind === 'table' ? part : undefined;
};

test('bars are printed with their values, as shares of the widest', () => {
  expect(tableOf(spec({}))?.rows).toEqual([
    [
      { words: 'Loche', head: true },
      { words: '30', bar: 1 },
    ],
    [
      { words: 'Perroquet', head: true },
      { words: '10', bar: 1 / 3 },
    ],
  ]);
});

test('stacked series have a column each, and the others are summed below', () => {
  const series = [
    { label: 'Femmes', colour: 'cat-1' as const, values: [3, 1] },
    { label: 'Hommes', colour: 'cat-2' as const, values: [1, 1] },
  ];
  const table = tableOf(spec({ series, rest: { category: 'Autres', value: 7 } }));
  expect(table?.head.map(({ words }) => words)).toEqual(['Espèce', 'Femmes', 'Hommes', '']);
  expect(table?.rows.map((row) => row.map(({ words }) => words))).toEqual([
    ['Loche', '3', '1', '4'],
    ['Perroquet', '1', '1', '2'],
    ['Autres', '', '', '7'],
  ]);
});

test('a chart over time is drawn, hatched where unobserved, with a sentence for screen readers', () => {
  const months = spec(
    {
      categories: ['janv.', 'févr.', 'mars'],
      series: [{ label: 'Malades', colour: 'series', values: [4, 0, 2] }],
      gaps: [{ from: 1, to: 1, title: 'Non observé', detail: '' }],
      partly: [2],
    },
    { kind: 'column' },
  );
  const [figure, table] = chartSection(months, writing).parts;
  if (figure?.kind !== 'figure' || table?.kind !== 'table') throw new Error('no figure');
  expect(figure.alt).toBe('janv. 4, févr. Non observé, mars 2');
  const rects = figure.shapes.filter((one) => one.kind === 'rect');
  const boxes = rects.filter(({ fill }) => fill === undefined);
  // Hatched are the month without data and, behind its bar, the month in which some islands were not
  // observed.
  expect(boxes.map(({ x, width }) => Math.round(x / width))).toEqual([1, 2]);
  expect(rects.flatMap(({ fill }) => fill ?? [])).toEqual(['series', 'series']);
  expect(table.rows[1]?.[1]).toEqual({ words: 'Non observé' });
});

test('a series of many years is only drawn, with its sentence', () => {
  const many = Array.from({ length: 61 }, (_, i) => String(1960 + i));
  const years = spec(
    {
      categories: many,
      series: [{ label: 'Malades', colour: 'series', values: many.map(() => 1) }],
      gaps: [],
    },
    { kind: 'column' },
  );
  expect(chartSection(years, writing).parts.map(({ kind }) => kind)).toEqual(['figure', 'text', 'text']);
});

test('an empty chart says why', () => {
  const none = spec(
    { series: [{ label: 'Cas', colour: 'series', values: [0, 0] }] },
    { emptyText: 'Personne ne le dit.' },
  );
  expect(chartSection(none, writing).parts).toEqual([
    { kind: 'text', words: 'Personne ne le dit.', small: true },
    { kind: 'text', words: none.basis, small: true },
  ]);
});

test('the document starts with its subject and ends with its address', () => {
  const document = statsDocument(
    {
      title: 'Statistiques',
      portal: 'Portail',
      language: 'fr-FR',
      at: 0,
      about: { head: ['Filtres : aucun'], foot: ['Adresse : https://x'] },
      kpis: [{ value: '12', name: 'cas', help: '2026' }],
      charts: [spec({}), spec({}, { title: 'Âges' })],
      log: { title: 'Alertes', lines: ['mars 2026 · Tahiti'], basis: 'D’après 12 déclarations publiques.' },
    },
    writing,
  );
  expect(document.blocks.map((block) => ('title' in block ? block.title : ''))).toEqual([
    '',
    '',
    'Espèces',
    'Alertes',
    'Âges',
  ]);
  expect(document.blocks[3]).toMatchObject({
    parts: [
      { kind: 'list', items: ['mars 2026 · Tahiti'] },
      { kind: 'text', words: 'D’après 12 déclarations publiques.', small: true },
    ],
  });
  expect(document.closing).toBe('Adresse : https://x');
});
