import { CONTENT_VERSION, type ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import { packRows } from '@ciguawatch/shared/domain/case-table/engine-pack';
import { SEVERITIES } from '@ciguawatch/shared/domain/codes/choices';
import { GRADED_SYMPTOMS } from '@ciguawatch/shared/domain/codes/symptoms';
import { writePdf } from '@ciguawatch/shared/domain/document/write-pdf';
import { bilanOf } from '@ciguawatch/shared/domain/monthly/bilan';
import { bulletinMap } from '@ciguawatch/shared/domain/monthly/bulletin-map';
import { monthlyFigures } from '@ciguawatch/shared/domain/monthly/monthly-figures';
import { setLanguage, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { caseRow } from '@ciguawatch/shared/testing/cases';
import { documentFonts } from '@ciguawatch/shared/testing/document-fonts';
import { layoutFaults } from '@ciguawatch/shared/testing/pdf-layout';
import { readMarks } from '@ciguawatch/shared/testing/pdf-marks';
import '@ciguawatch/shared/ui/foundation/ui-texts';
import '../../../texts';
import '../texts';
import { monthlyDocument } from './monthly-document';
import { reportWords } from './words';

const FONTS = documentFonts();
const ISLANDS = 26;
const SPECIES = 12;

const row = (i: number, values: object) =>
  caseRow({
    ...Object.fromEntries(
      GRADED_SYMPTOMS.map((name, at) => [name, SEVERITIES[(i + at) % SEVERITIES.length]]),
    ),
    ...{ case_country: 4, case_archi: 10 + ((i % ISLANDS) % 4), case_island: 100 + (i % ISLANDS) },
    ...{
      gender: (['F', 'M', 'U'] as const)[i % 3],
      age_bucket: (['0-10', '31-40', '71+', null] as const)[i % 4],
    },
    ...{
      gsympt_delay: (['1', '2', '3', '4', '5'] as const)[i % 5],
      history: (['1', '2', 'U'] as const)[i % 3],
    },
    ...{ specie_id: 1 + (i % SPECIES), phenotype_id: 1 + (i % 5), specie_part_flesh: true },
    ...{ specie_part_head: i % 2 === 0, mass_poisoning: i % 3 === 0, mass_poisoning_nb: (i % 3) * 4 },
    ...values,
  });

/** Rows with `count` cases in October 2026 and twice as many in other months and years. */
const rowsOf = (count: number) => [
  ...Array.from({ length: count }, (_, i) => row(i, { case_eventyear: 2026, case_eventmonth: 10 })),
  ...Array.from({ length: count * 2 }, (_, i) =>
    row(i, { case_eventyear: 2022 + (i % 5), case_eventmonth: 1 + (i % 9) }),
  ),
];

const names = {
  places: [
    { id: 4, name: 'Polynésie française', names: {} },
    ...Array.from({ length: 4 }, (_, i) => ({
      id: 10 + i,
      name: `Îles Sous-le-Vent ${i}`,
      names: {},
    })),
    ...Array.from({ length: ISLANDS }, (_, i) => ({
      id: 100 + i,
      name: `Fangatau Nukutepipi ${i}`,
      names: {},
    })),
  ],
  species: Array.from({ length: SPECIES }, (_, i) => ({
    id: i + 1,
    name: `Epinephelus polyphekadion${i}`,
    translations: [{ lang: 'fr_FR', value: 'Loche marbrée camouflage' }],
  })),
  phenotypes: Array.from({ length: 5 }, (_, i) => ({
    id: i + 1,
    value: `Emperors and large-eye breams ${i}`,
    translation: [],
  })),
};

const UNITS = Array.from({ length: ISLANDS }, (_, i) => ({
  ...{ archi: 10 + (i % 4), islands: [100 + i], residents: 200 + i * 100, census: 2022 },
}));

/** Islands spread over twenty degrees, like the atolls of an archipelago. */
const DRAWN = Array.from({ length: ISLANDS }, (_, i) => ({
  ...{ id: 100 + i, archi: 10 + (i % 4) },
  at: [205 + ((i * 7) % 20), -28 + ((i * 3) % 20)] as [number, number],
  rings: i % 5 === 0 ? [[205, -20, 206, -20, 206, -19]] : [],
}));

function contentOf(kind: ReportContent['kind'], month: number | null, count: number): ReportContent {
  const rows = rowsOf(count);
  const table = packRows(rows);
  const days = kind === 'internal' ? Uint8Array.from(rows, (_, i) => (i * i) % 31) : null;
  const alerts = Array.from({ length: count > 20 ? 4 : 0 }, (_, i) => ({
    ...{
      id: i,
      rule: 'month' as const,
      island: 100 + i,
      from: '2026-10-01',
      until: '2026-10-31',
      counted: 6 + i,
    },
    ...{
      state: (['verified', 'discarded', 'open'] as const)[i % 3] ?? 'open',
      note: i === 0 ? 'Deux repas de fête, un seul lagon.' : '',
    },
  }));
  return {
    ...{ version: CONTENT_VERSION, kind, place: 4, threshold: 5, alerts, names },
    comments: [{ lang: null, text: count > 20 ? 'Un foyer à Huahine, deux repas partagés. '.repeat(6) : '' }],
    figures: monthlyFigures(
      { table, days } as never,
      { country: 4, year: 2026, month },
      {
        isObserved: ({ month: at }) => at !== 2,
        observedAt: () => () => true,
        islands: [],
      },
    ),
    map: bulletinMap(table, { country: 4, year: 2026, month }, DRAWN, () => () => true),
    official: [
      {
        ...{ source: 'haedat', country: 4, least: 0.38, most: 80 / 153 },
        years: [2022, 2024].map((year) => ({ year, cases: 153, held: 80 })),
      },
    ],
    ...(kind === 'internal' && count > 0 && { youngest: 4 }),
    bilan: bilanOf(
      table,
      { country: 4, year: 2026, month },
      { units: UNITS, level: 100, observedAt: () => () => true },
    ),
    until: null,
  };
}

const CASES = [
  ['fr_FR', 'internal', 10, 64],
  ['fr_FR', 'distribution', 10, 8],
  ['fr_FR', 'distribution', null, 130],
  ['en_US', 'internal', 10, 0],
  ['en_US', 'internal', 10, 64],
  ['en_US', 'internal', null, 64],
] as const;

test.each(CASES)('a bulletin can be read on every page (%s, %s, month %s, %s cases)', async (...one) => {
  const [language, kind, month, count] = one;
  await setLanguage(language);
  await textsReady();
  const words = reportWords(names, 4, language);
  const document = monthlyDocument(contentOf(kind, month, count), words, { portal: 'Portail', demo: true });
  const pdf = await writePdf(document, FONTS);
  expect(layoutFaults(pdf, document.stamp)).toEqual([]);
  expect(readMarks(pdf).length).toBeLessThanOrEqual(month === null ? 3 : 2);
});
