import { documentFonts } from '../../testing/document-fonts';
import { layoutFaults } from '../../testing/pdf-layout';
import { readTagged } from '../../testing/pdf-structure';
import type { DocumentDescription } from './description';
import { writePdf } from './write-pdf';

const FONTS = documentFonts();

const SAMPLE: DocumentDescription = {
  language: 'fr-FR',
  portal: 'Biotoxines marines · Surveillance du Pacifique',
  title: 'Ciguatera en Polynésie française',
  subtitle: 'Rapport mensuel, novembre 2026',
  aside: 'N° 11',
  notice: 'Pas encore envoyée.',
  at: Date.UTC(2026, 10, 22),
  mark: 'Interne',
  foot: 'Rapport mensuel · N° 11',
  closing: 'Données déclaratives.',
  blocks: [
    {
      kind: 'section',
      title: '',
      parts: [
        {
          kind: 'tiles',
          tiles: [
            { value: '23', label: 'cas déclarés', note: '22 en novembre 2025' },
            { value: '1', label: 'alerte : Huahine', note: '9 cas', alert: true },
          ],
        },
      ],
    },
    {
      kind: 'section',
      title: 'Cas par jour',
      parts: [
        {
          kind: 'figure',
          alt: 'Deux cas le 3.',
          width: 400,
          height: 90,
          shapes: [
            { kind: 'rect', x: 20, y: 10, width: 12, height: 12, fill: 'series' },
            { kind: 'circle', x: 60, y: 20, radius: 5, fill: 'alert', stroke: 'paper' },
            { kind: 'path', d: 'M0 80L400 80', stroke: 'line' },
            { kind: 'label', x: 26, y: 89, text: '3', align: 'middle' },
          ],
        },
      ],
    },
    {
      kind: 'columns',
      columns: [
        [
          {
            kind: 'section',
            title: 'Qui est malade',
            parts: [
              {
                kind: 'rows',
                rows: [
                  { label: 'Sexe', words: 'Femme', emphasis: 'found' },
                  { label: 'Âge', words: 'Sans réponse', emphasis: 'open' },
                ],
              },
            ],
          },
        ],
        [
          {
            kind: 'section',
            title: 'Produit',
            parts: [
              {
                kind: 'rows',
                rows: [
                  {
                    label: 'Poisson',
                    words: [
                      { text: 'Hāpuʻu, « Loche » œ, ' },
                      { text: 'Epinephelus polyphekadion', italic: true },
                    ],
                    emphasis: 'found',
                  },
                  { label: 'Groupe', words: 'Loches', emphasis: 'found' },
                ],
              },
              { kind: 'list', items: ['Chair', [{ text: 'Tête', bold: true }]] },
            ],
          },
        ],
      ],
    },
    {
      kind: 'section',
      title: 'Par île',
      parts: [
        { kind: 'text', words: 'À retenir : 1\u202f234 cas. Te\u0301le\u0301 \u0148 \u4e2d.', small: true },
        {
          kind: 'table',
          widths: [3, 1, 2],
          head: [{ words: 'Île' }, { words: 'Nov.', align: 'right' }, { words: 'Produits' }],
          rows: Array.from({ length: 60 }, (_, i) => [
            { words: `Île numéro ${i}`, head: true },
            { words: String(i), align: 'right' as const },
            { words: String(60 - i), bar: (60 - i) / 60 },
          ]),
          total: [{ words: 'Total' }, { words: '1770', align: 'right' }, { words: '' }],
        },
        {
          kind: 'rows',
          rows: [
            { label: 'Nausées', words: 'Fort', emphasis: 'found' },
            { label: 'Vomissements', words: 'Faible', emphasis: 'found' },
            { label: 'Non', words: 'Diarrhée, vertiges', emphasis: 'absent', shape: 'line' },
            {
              label: 'Observations',
              words: Array.from({ length: 120 }, (_, i) => `ligne ${i} : picotements`).join('\n'),
              emphasis: 'found',
              shape: 'below',
            },
          ],
        },
      ],
    },
  ],
};

const made = writePdf(SAMPLE, FONTS);
const read = made.then(readTagged);

test('the file is tagged, and has its language and title', async () => {
  const { source, pages } = await read;
  expect(source).toContain('/Lang (fr-FR)');
  expect(source).toContain('/Marked true');
  expect(source).toContain('/DisplayDocTitle true');
  expect(pages).toBeGreaterThan(3);
});

test('the tree holds each part once, in reading order, on whatever page it is', async () => {
  const { tree } = await read;
  const starts = (path: string) => tree.filter((line) => line.startsWith(path));
  expect(tree.slice(0, 7)).toEqual([
    'Document',
    'Document/P Interne',
    'Document/P Biotoxines marines · Surveillance du Pacifique',
    'Document/H1 Ciguatera en Polynésie française',
    'Document/P N° 11',
    'Document/P Rapport mensuel, novembre 2026',
    'Document/P Pas encore envoyée.',
  ]);
  expect(
    starts('Document/Sect/Div/P')
      .slice(0, 3)
      .map((line) => line.slice(20)),
  ).toEqual(['23', 'cas déclarés', '22 en novembre 2025']);
  expect(starts('Document/Sect/H2').map((line) => line.slice(17))).toEqual([
    'Cas par jour',
    'Qui est malade',
    'Produit',
    'Par île',
  ]);
  expect(starts('Document/Sect/Figure')).toEqual(['Document/Sect/Figure 3']);
  expect(tree).toContain('Document/Sect/L/LI/LBody Hāpuʻu, « Loche » œ, Epinephelus polyphekadion');
  // A table head that is repeated on the next page is not read out again.
  expect(starts('Document/Sect/Table/TR/TH ').filter((line) => line.endsWith(' Île'))).toHaveLength(1);
  expect(starts('Document/Sect/Table/TR/TH Île numéro')).toHaveLength(60);
  const long = tree.filter((line) => line.includes('ligne 0 : picotements'));
  expect(long).toHaveLength(1);
  for (let i = 0; i < 120; i++) expect(long[0]).toContain(`ligne ${i} : picotements`);
  expect(tree.at(-1)).toBe('Document/P Données déclaratives.');
});

test('a figure is read as its sentence, and scientific names lie in letters of their own', async () => {
  const { source } = await read;
  expect(source).toMatch(/\/Alt \(Deux cas le 3\.\)/);
  for (const font of ['CiguawatchSans-Regular', 'CiguawatchSans-Bold', 'CiguawatchSerif-Italic'])
    expect(source).toContain(font);
});

test('no words overlap others, a line or an area that hides them', async () => {
  expect(layoutFaults(await made)).toEqual([]);
});

test('characters come back as given, accents joined; a character without a font is replaced by a mark', async () => {
  const { text } = await read;
  expect(text).toContain('À retenir : 1\u202f234 cas. Télé ň \ufffd.');
});

test('each page has its number and the mark', async () => {
  const { text, pages } = await read;
  expect(text.split('Interne')).toHaveLength(pages + 1);
  for (let page = 1; page <= pages; page++)
    expect(text.split('\n')[page - 1]).toContain(`Rapport mensuel · N° 11${page} / ${pages}`);
});

test('the same description gives the same bytes, another one different bytes', async () => {
  const first = await made;
  expect(Buffer.from(await writePdf(SAMPLE, FONTS)).equals(Buffer.from(first))).toBe(true);
  const other = await writePdf({ ...SAMPLE, at: SAMPLE.at + 60_000 }, FONTS);
  expect(Buffer.from(other).equals(Buffer.from(first))).toBe(false);
});

test('each page names its status first, and a draft is marked across the page', async () => {
  const { text, pages } = readTagged(
    await writePdf({ ...SAMPLE, status: 'Projet, non émis', stamp: 'PROJET' }, FONTS),
  );
  expect(pages).toBeGreaterThan(1);
  expect(text.split('Projet, non émis')).toHaveLength(pages + 1);
  expect(text.split('PROJET')).toHaveLength(pages + 1);
  expect(text.split('Projet, non émis')[1]).toContain(SAMPLE.title);
});

test('columns taller than a page continue beside each other without losing a line', async () => {
  const rows = Array.from({ length: 90 }, (_, i) => ({
    label: `Question ${i}.`,
    words: `Réponse ${i}.`,
    emphasis: 'found' as const,
  }));
  const tall: DocumentDescription = {
    ...SAMPLE,
    blocks: [
      {
        kind: 'columns',
        columns: [
          [{ kind: 'section', title: 'A', parts: [{ kind: 'rows', rows }] }],
          [{ kind: 'section', title: 'B', parts: [{ kind: 'rows', rows: rows.slice(0, 3) }] }],
        ],
      },
    ],
  };
  const { text } = readTagged(await writePdf(tall, FONTS));
  for (let i = 0; i < 90; i++) {
    expect(text.split(`Question ${i}.`)).toHaveLength(i < 3 ? 3 : 2);
    expect(text.split(`Réponse ${i}.`)).toHaveLength(i < 3 ? 3 : 2);
  }
});

test('a row stays on one page, wherever it falls', async () => {
  // With one to six lines above the table, every row crosses the foot of the page once.
  for (let lines = 1; lines <= 6; lines++) {
    const rows = Array.from({ length: 100 }, (_, i) => [
      { words: `Île ${i}.`, head: true },
      { words: `a${i}.`, align: 'right' as const },
      { words: `b${i}.`, align: 'right' as const },
    ]);
    const words = Array.from({ length: lines }, () => 'x').join('\n');
    const { pages } = readTagged(
      await writePdf(
        {
          ...SAMPLE,
          blocks: [
            {
              kind: 'section',
              title: 'Par île',
              parts: [
                { kind: 'text', words, small: true },
                { kind: 'table', head: [{ words: 'Île' }, { words: 'A' }, { words: 'B' }], rows },
              ],
            },
          ],
        },
        FONTS,
      ),
    );
    expect(pages).toBe(3);
  }
});
