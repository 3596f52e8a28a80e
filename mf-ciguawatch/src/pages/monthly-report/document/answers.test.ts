import { CONTENT_VERSION, type ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import { packRows } from '@ciguawatch/shared/domain/case-table/engine-pack';
import { markFullRows } from '@ciguawatch/shared/domain/case-table/full-rows';
import { writePdf } from '@ciguawatch/shared/domain/document/write-pdf';
import { monthlyFigures } from '@ciguawatch/shared/domain/monthly/monthly-figures';
import { setLanguage, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { fullRow } from '@ciguawatch/shared/testing/cases';
import { documentFonts } from '@ciguawatch/shared/testing/document-fonts';
import { readTagged } from '@ciguawatch/shared/testing/pdf-structure';
import '../texts';
import '../../../texts';
import { monthlyDocument } from './monthly-document';
import { monthlyTable } from './monthly-table';
import { reportWords } from './words';

const FONTS = documentFonts();
const MARCH = { country: 4, year: 2026, month: 3 };
const meal = (gsympt_persist: boolean | null) => ({
  case_eventyear: 2026,
  case_eventmonth: 3,
  gsympt_persist,
});

/**
 * Forty of fifty answer about persistence, twelve with yes; 30 of 42 bought the fish, 20 of 45 sought care.
 */
const rows = Array.from({ length: 50 }, (_, i) =>
  fullRow(
    {
      case_purchase_place_type: i < 30 ? '3' : i < 42 ? 'U' : undefined,
      care: i < 20 ? '1' : i < 45 ? 'N' : undefined,
      report_days: i < 40 ? i : undefined,
      case_class: i < 20 ? 'probable' : 'unclassified',
    },
    meal(i < 12 ? true : i < 40 ? false : null),
  ),
);

function contentOf(kind: ReportContent['kind']): ReportContent {
  const table = packRows(rows);
  if (kind === 'internal') markFullRows(table, new Set([4]));
  return {
    ...{ version: CONTENT_VERSION, kind, place: 4, threshold: 5, comments: [], alerts: [], until: null },
    figures: monthlyFigures(
      { table, days: kind === 'internal' ? new Uint8Array(50) : null } as never,
      MARCH,
      {
        isObserved: () => true,
        observedAt: () => () => true,
        islands: [],
      },
    ),
    names: { places: [], species: [], phenotypes: [] },
  };
}

async function textOf(content: ReportContent): Promise<string> {
  const words = reportWords(content.names, 4, 'fr_FR');
  const pdf = await writePdf(monthlyDocument(content, words, { portal: 'P', demo: false }), FONTS);
  return readTagged(Buffer.from(pdf)).text.replace(/\s/g, ' ');
}

beforeAll(async () => {
  await setLanguage('fr_FR');
  await textsReady();
});

const EXPECTED_LINES = [
  'Poisson acheté30 sur 42 (71 %, 55 %–84 %)',
  'Soignant vu20 sur 45 (44 %, 30 %–60 %)',
  'Déclaré après (jours)médiane 19,5 (9,8–29,3), sur 40',
  'Classes des casProbable : 20, Non classé : 30.',
];

test('the internal bulletin prints each share with its base and interval', async () => {
  const text = await textOf(contentOf('internal'));
  for (const said of ['Signes plus de 3 mois12 sur 40 (30 %, 17 %–47 %)', ...EXPECTED_LINES])
    expect(text).toContain(said);
});

test('the distributed edition prints persistence, but no count of withheld columns', async () => {
  const text = await textOf(contentOf('distribution'));
  expect(text).toContain('Signes plus de 3 mois12 sur 40 (30 %, 17 %–47 %)');
  for (const label of ['Poisson acheté', 'Soignant vu', 'Déclaré après (jours)', 'Classes des cas'])
    expect(text).not.toContain(label);
});

const linesOf = (content: ReportContent) =>
  monthlyTable(content, reportWords(content.names, 4, 'fr_FR')).rows.map((row) => row.join(' · '));

test('the file has every count with its base, and unknown answers on a line of their own', () => {
  const lines = linesOf(contentOf('internal'));
  for (const line of [
    'Signes plus de 3 mois · Oui · 12 · 40',
    'Signes plus de 3 mois · Inconnu · 10',
    'Lieu d’achat · Marché · 30 · 42',
    'Lieu d’achat · Pas acheté · 12 · 42',
    'Soignant vu · Hôpital · 20 · 45',
    'Soignant vu · Aucun soignant vu · 25 · 45',
    'Déclaré après (jours) · 0–1 · 2 · 40',
    'Déclaré après (jours) · > 30 · 9 · 40',
    'Déclaré après (jours) · Inconnu · 10',
    'Classes des cas · Probable · 20 · 50',
  ])
    expect(lines).toContain(line);
  expect(
    linesOf(contentOf('distribution')).filter((line) => /achat|Soignant|jours|Classes/.test(line)),
  ).toEqual([]);
});

test('an edition issued before these counts existed leaves them out', async () => {
  const content = contentOf('distribution');
  content.figures.statistics.persistence = null;
  expect(await textOf(content)).not.toContain('Signes plus de 3 mois');
  expect(linesOf(content).filter((line) => line.includes('3 mois'))).toEqual([]);
});
