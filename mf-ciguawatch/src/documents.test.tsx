import { CONTENT_VERSION, type ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { PersonReceipt } from '@ciguawatch/shared/api/schemas/person';
import { packRows } from '@ciguawatch/shared/domain/case-table/engine-pack';
import { markFullRows } from '@ciguawatch/shared/domain/case-table/full-rows';
import { SEVERITIES } from '@ciguawatch/shared/domain/codes/choices';
import { GRADED_SYMPTOMS } from '@ciguawatch/shared/domain/codes/symptoms';
import { writePdf } from '@ciguawatch/shared/domain/document/write-pdf';
import { monthlyFigures } from '@ciguawatch/shared/domain/monthly/monthly-figures';
import { receiptOf } from '@ciguawatch/shared/domain/report/rendering/receipt';
import { emptyReport } from '@ciguawatch/shared/domain/report/report-values';
import { statisticsOf } from '@ciguawatch/shared/domain/statistics/statistics';
import { setLanguage, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { fullRow } from '@ciguawatch/shared/testing/cases';
import { documentFonts } from '@ciguawatch/shared/testing/document-fonts';
import { layoutFaults } from '@ciguawatch/shared/testing/pdf-layout';
import { rawKeysIn } from '@ciguawatch/shared/testing/raw-keys';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import type { DocumentDescription } from '@ciguawatch/shared/ui/document/description';
import '@ciguawatch/shared/ui/foundation/ui-texts';
import { makePdf } from '@ciguawatch/shared/ui/document/make-pdf';
import { act, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { useMaker } from './map-and-stats/use-maker';
import { labelsNow } from './pages/case-report/labels/use-labels';
import type { StatsPdfProps } from './pages/figures/paper/stats-pdf';
import { monthlyDocument } from './pages/monthly-report/document/monthly-document';
import { reportWords } from './pages/monthly-report/document/words';
import { OUTCOME, POSTS, RECOVERY } from './pages/monthly-report/fixtures/around';
import './pages/monthly-report/texts';
import { receiptDocument } from './pages/rights-desk/receipt-document';
import './pages/rights-desk/texts';
import { NO_CHOICE } from './public-cases/cases-choice';
import './report-texts';
import './stats-texts';
import './texts';

jest.mock('@ciguawatch/shared/ui/charts/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('@ciguawatch/shared/ui/document/make-pdf', () => ({ makePdf: jest.fn() }));
jest.mock('./public-cases/cases-use', () => ({
  useQuery: (name: string) =>
    name === 'outbreakLog'
      ? [{ island: 3, year: 2026, month: 3, count: 8, people: 11 }]
      : [{ key: 2026, count: 40 }],
}));

const LANGUAGES = ['en_US', 'fr_FR'] as const;

/** Delays the texts of the figures until a test releases them, as on a slow connection. */
const mockLate: { letCome?: () => void; gate?: Promise<void> } = {};
jest.mock('./pages/figures/texts', () => {
  mockLate.gate = new Promise((done) => {
    mockLate.letCome = done;
  });
  const load = async (pages: object) => {
    await mockLate.gate;
    return { default: pages };
  };
  const { provideTexts } = jest.requireActual('@ciguawatch/shared/runtime/i18n/i18n');
  provideTexts('figures', {
    en_US: () => load(jest.requireActual('./pages/figures/locales/en_US.json')),
    fr_FR: () => load(jest.requireActual('./pages/figures/locales/fr_FR.json')),
  });
  return {};
});

/** Cases that together cover most answers: every severity, sex, age, fish part and delay, and unknown ones. */
const rows = SEVERITIES.map((severity, i) =>
  fullRow(
    { case_purchase_place_type: ['1', 'U', ''][i % 3], care: ['1', 'U', 'N', ''][i % 4], report_days: i * 9 },
    {
      ...Object.fromEntries(GRADED_SYMPTOMS.map((name) => [name, severity])),
      ...{
        id: i + 1,
        case_country: 4,
        case_eventyear: 2026,
        case_eventmonth: 3,
        case_island: i % 2 ? 75 : null,
      },
      ...{ gender: (['F', 'M', 'U'] as const)[i % 3], age_bucket: (['0-10', '71+', null] as const)[i % 3] },
      ...{ gsympt_delay: (['1', '3', '5'] as const)[i % 3], history: (['1', '2', 'U'] as const)[i % 3] },
      ...{ specie_id: i % 2 ? 22 : null, specie_part_head: true, mass_poisoning_nb: i, gsympt_persist: true },
    },
  ),
);
/** Rows as an editor has them, including columns that are withheld from the public. */
const editorsTable = packRows(rows);
markFullRows(editorsTable, new Set([4]));

/** All texts of a document, including those of illustrations and their text alternatives. */
const wordsOf = (document: unknown): string =>
  JSON.stringify(document, (key, value) =>
    ['kind', 'd', 'fill', 'stroke'].includes(key) ? undefined : value,
  );

const FONTS = documentFonts();

/** Checks that a document has no missing translation and that its PDF layout has no faults. */
async function expectWords(document: DocumentDescription | undefined, least: number): Promise<void> {
  if (!document) throw new Error('no document');
  const words = wordsOf(document);
  expect(rawKeysIn(words)).toEqual([]);
  expect(words.length).toBeGreaterThan(least);
  expect(layoutFaults(await writePdf(document, FONTS), document.stamp)).toEqual([]);
}

test('a text key without translation is detected within a line, an email address is not', () => {
  expect(rawKeysIn('mars 2026 · Rapa · figures.logReports, figures.logPeople')).toEqual([
    'figures.logReports',
    'figures.logPeople',
  ]);
  expect(rawKeysIn('age_bucket.11-20 https://ciguawatch.example.org/a.html, 3.4.2026')).toEqual([
    'age_bucket.11-20',
  ]);
});

/** Presses the button at once, before code and texts of the document are loaded. */
function Page(props: Omit<StatsPdfProps, 'onDone'>) {
  const pdf = useMaker(() => import('./pages/figures/paper/stats-pdf'), 'no');
  useEffect(pdf.start, []);
  return pdf.Maker && <pdf.Maker {...props} onDone={pdf.onDone} />;
}

const saved = async () => {
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  await expectWords(jest.mocked(makePdf).mock.lastCall?.[0], 2000);
};
const save = (language: string) =>
  renderWithRuntime(
    <Page figures={statisticsOf(editorsTable, {})} choice={NO_CHOICE} filter={{}} yearsText="2026" />,
    { language },
  );

test('the first statistics after loading wait for their texts and contain no text key', async () => {
  save('en_US');
  // The code is loaded and has done all that it can do without its texts.
  await act(async () => {
    await import('./pages/figures/paper/stats-pdf');
    await new Promise((done) => setTimeout(done));
  });
  expect(makePdf).not.toHaveBeenCalled();
  mockLate.letCome?.();
  await saved();
});

test('statistics contain no text key in any language', async () => {
  jest.mocked(saveFile).mockReset();
  await setLanguage('fr_FR');
  save('fr_FR');
  await saved();
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(async () => {
    await setLanguage(language);
    await textsReady();
  });

  test.each([
    ['internal', 3],
    ['internal', null],
    ['distribution', 3],
    ['distribution', null],
  ] as const)('a bulletin (%s, month %s) contains no text key', async (kind, month) => {
    const period = { country: 4, year: 2026, month };
    const days = kind === 'internal' ? Uint8Array.from(rows, (_, i) => i) : null;
    const table = packRows(rows);
    if (kind === 'internal') markFullRows(table, new Set([4]));
    const content: ReportContent = {
      ...{ version: CONTENT_VERSION, kind, place: 4, threshold: 5, comments: [] },
      figures: monthlyFigures({ table, days } as never, period, {
        isObserved: ({ month: at }) => at !== 2,
        observedAt: () => () => true,
        islands: [],
      }),
      alerts: [],
      // An island never observed, one without a case, and one whose rate is unknown.
      map: [0, 0, 3].map((reports, i) => ({
        ...{ id: 11 + i, archi: 1, at: [210 + i, -17 - i] as [number, number], rings: [] },
        ...{ reports, months: i * 6 },
      })),
      official: [
        {
          ...{ source: 'haedat', country: 4, least: 0.3, most: 0.52 },
          years: [2017, 2024].map((year) => ({ year, cases: 100, held: year === 2017 ? 30 : 52 })),
        },
      ],
      ...(kind === 'internal' && { youngest: 4, outcome: OUTCOME, posts: POSTS }),
      arrival: { months: [{ year: 2026, month: 3 }], delay: 8 },
      recovery: RECOVERY,
      names: { places: [], species: [], phenotypes: [] },
      until: { year: 2026, month: 3, day: 20 },
    };
    const words = reportWords(content.names, 4, language);
    await expectWords(monthlyDocument(content, words, { portal: 'P', demo: true }), 2000);
  });

  test('the document of a report contains no text key, with and without answers', async () => {
    const graded = Object.fromEntries(
      GRADED_SYMPTOMS.map((name, i) => [name, SEVERITIES[i % SEVERITIES.length]]),
    );
    const full = {
      ...{
        ...emptyReport(),
        ...graded,
        gender: 'F',
        age: 34,
        gsympt_delay: '3',
        history: '1',
        med_seen: 'yes',
      },
      ...{ event_date: '2026-03-05', time_known: false, specie_part_head: true, mass_poisoning: true },
    } as ReturnType<typeof emptyReport>;
    for (const values of [emptyReport(), full])
      for (const sent of [true, false])
        await expectWords(
          receiptOf(
            { emergency: null, values, id: 9, code: 'QPN6XR7RXC7X96', sent, origin: location.origin },
            labelsNow(),
            [],
            0,
          ),
          1000,
        );
  });

  test('the receipt of an erasure contains no text key', async () => {
    const kinds = ['case', 'alert', 'report', 'view', 'approval'] as const;
    const places = ['contact', 'case', 'alert', 'comment', 'approval', 'view', 'trail'] as const;
    const erased = kinds.flatMap((kind) =>
      places.map((place) => ({ kind, id: '7', place, field: 'gsympt_other_obs' })),
    );
    for (const asked of ['phone', 'email', 'name'] as const) {
      const receipt: PersonReceipt = {
        ...{ asked, reference: 'ABCD', at: '2026-11-25T20:00:00Z', by: 'Hina' },
        erased,
      };
      await expectWords(receiptDocument(receipt), 500);
    }
  });
});
