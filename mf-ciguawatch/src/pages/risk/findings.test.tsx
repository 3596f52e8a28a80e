import { packRows } from '@ciguawatch/shared/domain/case-table/engine-pack';
import englishWords from '@ciguawatch/shared/domain/locales/en_US.json';
import frenchWords from '@ciguawatch/shared/domain/locales/fr_FR.json';
import type { FishChoice } from '@ciguawatch/shared/domain/statistics/risk-parts';
import { riskOf } from '@ciguawatch/shared/domain/statistics/statistics-risk';
import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { caseRow, caseRows } from '@ciguawatch/shared/testing/cases';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import english from '../../../locales/en_US.json';
import french from '../../../locales/fr_FR.json';
import { PORTAL, HAEDAT as ROWS_OF_HAEDAT } from '../../public-cases/fixtures/coverage-rows';
import { Findings } from './findings';
import { phenotypeOf } from './phenotype-of';

jest.mock('./risk-map', () => ({ RiskMap: () => null }));

const YEARS = [2023, 2024, 2025, 2026];
const NUKU_HIVA = 92;
const HAEDAT = { ...ROWS_OF_HAEDAT, from: '2007-01' } as const;
const here = { case_island: NUKU_HIVA, case_eventyear: 2025, case_eventmonth: 4 };

/** One report names the bluefin trevally, four others its group, eleven no fish, three other fish. */
const ROWS = [
  caseRow({ ...here, specie_id: 11, phenotype_id: 4 }),
  caseRow({ ...here, specie_id: 12 }),
  ...caseRows(3, { ...here, phenotype_id: 4 }),
  ...caseRows(11, here),
  ...caseRows(2, { ...here, specie_id: 30, phenotype_id: 5 }),
  caseRow({ ...here, specie_id: 31 }),
  caseRow({ ...here, case_island: 75, specie_id: 11, phenotype_id: 4 }),
];

const NAMES: Record<number, string> = {
  11: 'Bluefin trevally',
  12: 'Giant trevally',
  30: 'Red bass',
  31: 'Wrasse',
};

function names(population: object | null = null): void {
  const species = Object.entries(NAMES).map(([id, name]) => ({
    id: Number(id),
    name,
    slug: name,
    family: null,
    phenotype_id: Number(id) < 20 ? 4 : null,
    translations: [],
  }));
  const rows = {
    location: [
      {
        ...{ id: NUKU_HIVA, type: 'I', country: 4, name: 'Nuku Hiva', names: {}, population },
        center: [-140.13, -8.88],
      },
      { id: 75, type: 'I', country: 4, name: 'Moorea', names: {} },
      { id: 76, type: 'I', country: 4, name: 'Islet', names: {}, center: [-140.1, -8.9] },
    ],
    specie: species,
    phenotype: [{ id: 4, value: 'Jacks', slug: 'jacks', translation: [], families: [] }],
  };
  for (const [name, list] of Object.entries(rows)) {
    const collection = collections[name as keyof typeof rows];
    jest.spyOn(collection, 'all').mockReturnValue(list as never);
    jest.spyOn(collection, 'get').mockImplementation((id) => list.find((one) => one.id === id) as never);
  }
}

interface Case {
  island?: number;
  rows?: ReturnType<typeof caseRows>;
  fish?: FishChoice;
  coverage?: readonly unknown[] | null;
  language?: string;
}

/** Renders the findings for a fish of Nuku Hiva, in November 2026. */
async function open({
  rows = ROWS,
  island = NUKU_HIVA,
  fish = { kind: 'specie', id: 11 },
  coverage = [HAEDAT, PORTAL],
  language,
}: Case = {}) {
  jest.spyOn(collections.coverage, 'all').mockReturnValue((coverage ?? []) as never);
  runInAction(() => {
    collections.coverage.state = coverage ? 'ready' : 'loading';
    collections.case.refreshedAt = Date.UTC(2026, 10, 21, 18, 42);
  });
  const counted = collections.location.get(NUKU_HIVA)?.population?.islands;
  const ask = {
    island,
    fish,
    years: YEARS,
    phenotype: phenotypeOf(fish),
    ...(counted && { counted }),
  };
  const answer = riskOf(packRows(rows), ask);
  // Awaited, because the map is lazy-loaded while rendering.
  await act(async () => {
    renderWithRuntime(
      <Findings island={island} fish={fish} answer={answer} years={YEARS} inAlert={false} />,
      language ? { language } : {},
    );
  });
}

/** Texts of a list's items, with plain spaces. */
const lines = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/[\s\u202f\u00a0]+/g, ' ').trim());
const parts = () =>
  lines(screen.getByRole('heading', { level: 3 }).parentElement?.querySelector('ul') as HTMLElement);

beforeAll(() => {
  addMessages('ciguawatch', { en_US: english, fr_FR: french });
  addMessages('domain', { en_US: englishWords, fr_FR: frenchWords });
});
beforeEach(() => {
  names();
  jest.spyOn(clock, 'now').mockReturnValue(Date.UTC(2026, 10, 21, 20));
});
afterEach(() => jest.restoreAllMocks());

test('the species stands beside its group, in words', async () => {
  await open();
  expect(lines(screen.getByRole('list', { name: 'How often it is reported' }))).toEqual([
    'This species Rarely reported here1 report names it',
    'Its group: Jacks Often reported here5 reports, this species included',
  ]);
  expect(
    screen.getByText('Number of residents unknown: the level follows the number of reports.'),
  ).toBeVisible();
});

test('where residents are known the words are of the rate, which stands beside the number', async () => {
  names({ value: 1570, islands: [NUKU_HIVA, 75], year: 2022 });
  await open();
  // The island was observed from 2023 to May 2025 and in November 2026: 2.5 years.
  const [species, group] = lines(screen.getByRole('list', { name: 'How often it is reported' }));
  expect(species).toMatch(
    /^This species Sometimes reported here1 report names it ?Reports per year and per 10,000 residents: 5\.1\. Chance alone allows 0\.62 to 18 \(95% interval\)\. Residents and reports of Moorea are included\.$/,
  );
  expect(group).toMatch(/Often reported here5 reports/);
  expect(screen.queryByText(/Number of residents unknown/)).toBeNull();
  // What the level was computed from stands below, for the species that is asked about.
  const computed = (await screen.findByText('How is this computed?', { selector: 'summary' })).parentElement
    ?.textContent;
  expect(computed).toContain('Residents1,570, census of 2022, Nuku Hiva, Moorea');
  expect(computed).toContain('Years observed2.5');
  expect(computed).toContain('Rate5.1 per 10,000 and year, from 0.62 to 18');
});

test.each<FishChoice>([
  { kind: 'specie', id: 11 },
  { kind: 'phenotype', id: 4 },
])('the warning stands right after the level, before any other figure: %j', async (fish) => {
  await open({ fish });
  const warning = screen.getByText('Few reports do not mean little risk.');
  const after = (node: Element) => warning.compareDocumentPosition(node) === Node.DOCUMENT_POSITION_FOLLOWING;
  expect(screen.getAllByText(/Rarely reported here|Often reported here/).map(after)).not.toContain(true);
  expect(after(screen.getByText(/^Number of residents unknown/))).toBe(true);
  expect(after(screen.getByRole('heading', { level: 3 }))).toBe(true);
});

test('the reports of the island add up, those without a name of a fish among them', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('19 reports from Nuku Hiva in all');
  expect(parts()).toEqual([
    '1 Bluefin trevally',
    '4 others of the same group',
    '11 other reports from Nuku Hiva do not name the fish',
    '3 other fish',
  ]);
});

test('the period observed names each span, in both languages, with the latest case of the island', async () => {
  await open();
  expect(
    screen.getByRole('img', {
      name: 'Period observed: January 2023 to May 2025, then November 2026. Not observed: June 2025 to October 2026',
    }),
  ).toBeInTheDocument();
  expect(
    screen.getByText(/Latest case from Nuku Hiva: April 2025\..*Data as of November 21, 2026/),
  ).toBeVisible();
});

test('French: the period, one report, and the foot of the other fish', async () => {
  await open({ language: 'fr_FR' });
  expect(
    screen.getByText(/^Période observée\u00a0: janvier 2023 à mai 2025, puis novembre 2026$/, {
      normalizer: (text) => text,
    }),
  ).toBeVisible();
  expect(screen.getByText('1 déclaration la nomme')).toBeVisible();
  expect(screen.getByText('5 déclarations, celle-ci comprise')).toBeVisible();
  expect(
    screen.getByText('3 déclarations. Les 11 sans nom de poisson peuvent en cacher d’autres.'),
  ).toBeVisible();
});

test('no report of the pair says what may hide it instead of reassuring', async () => {
  await open({ rows: [...caseRows(11, here), ...caseRows(2, { ...here, specie_id: 30 })] });
  expect(screen.getAllByText('No report from 2023 to 2026')).toHaveLength(2);
  expect(screen.getByText('No report does not mean no risk.')).toBeVisible();
  expect(
    screen.getByText(/11 reports from Nuku Hiva do not name the fish: it may be this one\./),
  ).toBeVisible();
  expect(parts()).toEqual([
    '0 Bluefin trevally',
    '11 other reports from Nuku Hiva do not name the fish',
    '2 other fish',
  ]);
});

test('an islet without any report knows the island beside it, with a link to the same fish there', async () => {
  await open({ island: 76 });
  const near = screen.getByRole('heading', { name: 'Reported close by' }).nextElementSibling;
  expect(lines(near as HTMLElement)).toEqual(['Nuku Hiva, 4 km away: 19 reports']);
  expect(screen.getByRole('link', { name: 'Nuku Hiva' })).toHaveAttribute(
    'href',
    '/ciguawatch/case/risk?island=92&species=11',
  );
});

test('an island with reports of its own lists no neighbours', async () => {
  await open({ rows: [...ROWS, caseRow({ ...here, case_island: 76 })] });
  expect(screen.queryByRole('heading', { name: 'Reported close by' })).toBeNull();
});

test('years that nobody observed are not years without a report', async () => {
  await open({
    rows: [caseRow({ ...here, case_eventyear: 2009 })],
    coverage: [{ ...HAEDAT, until: '2022-12' }],
  });
  expect(screen.getAllByText('Nothing was observed from 2023 to 2026')).toHaveLength(2);
  expect(
    screen.getByText('Nobody observed this island from 2023 to 2026: the lack of reports means nothing.'),
  ).toBeVisible();
  expect(screen.queryByText(/^No report from/)).toBeNull();
  expect(screen.getByText(/Latest case from Nuku Hiva: April 2009\./)).toBeVisible();
});

test('of an island that nobody observed and nobody reported from, nothing is said to be none', async () => {
  await open({ rows: [], coverage: [{ ...HAEDAT, until: '2022-12' }] });
  expect(screen.getAllByText('Nothing was observed from 2023 to 2026')).toHaveLength(2);
  expect(screen.queryByText(/No report of any fish|No other fish reported here/)).toBeNull();
});

test('as long as the device does not know what was observed, the page does not say that nothing was', async () => {
  await open({ rows: caseRows(1, here), coverage: null });
  expect(screen.queryByText(/Nobody observed|Nothing was observed|Period observed/)).toBeNull();
});

test('a group has one level, and a year that nobody observed no zero', async () => {
  await open({ fish: { kind: 'phenotype', id: 4 }, coverage: [HAEDAT] });
  expect(screen.queryByRole('list', { name: 'How often it is reported' })).toBeNull();
  expect(screen.getByText('Often reported here')).toBeVisible();
  expect(lines(screen.getByRole('list', { name: 'Reports by year' }))).toEqual([
    '02023',
    '02024',
    '52025',
    'not observed2026',
  ]);
  expect(parts()[0]).toBe('5 Jacks');
});

test('one report is one, and one without a name hides one', async () => {
  await open({ rows: [caseRow({ ...here, specie_id: 11 }), caseRow(here)] });
  expect(parts()).toEqual(['1 Bluefin trevally', '1 other report from Nuku Hiva does not name the fish']);
  expect(
    screen.getByText('No other fish reported here. 1 report without a name of a fish may hide another.'),
  ).toBeVisible();
});

test('the answer says on how many public reports of the island it is based, whatever fish is asked for', async () => {
  await open();
  expect(screen.getByText('Based on 19 public reports. None was left out.')).toBeVisible();
});

test('the answer says what its sources hold of the official cases of its years', async () => {
  const official = [
    { year: 2022, cases: 167, held: 63 },
    { year: 2024, cases: 153, held: 80 },
  ];
  await open({ coverage: [{ ...HAEDAT, official }, PORTAL] });
  expect(screen.getByText(/Share of the official cases in HAEDAT database: 52% \(2024\)\./)).toBeVisible();
});

test('islands and fish with as many reports are all named, or none of them, and it is said what the others have', async () => {
  const fish = (at: number, count: number) => caseRows(count, { ...here, specie_id: 100 + at });
  const island = (at: number, count: number) =>
    caseRows(count, { ...here, case_island: 200 + at, specie_id: 11, phenotype_id: 4 });
  const counts = [9, 8, 7, 6, 5, 4, 4, 4, 2];
  const text = () => document.body.textContent?.replace(/[\u202f\u00a0]/g, ' ');
  await open({ rows: [...counts.flatMap((n, at) => [...fish(at, n), ...island(at, n)])], language: 'en_US' });
  expect(lines(screen.getByRole('list', { name: /elsewhere/i }))).toHaveLength(8);
  expect(text()).toContain('and 1 other island with 2');
  expect(text()).toContain('and 1 other with 2');
});
