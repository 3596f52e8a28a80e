import { CONTENT_VERSION, type ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import { packRows } from '@ciguawatch/shared/domain/case-table/engine-pack';
import domain from '@ciguawatch/shared/domain/locales/en_US.json';
import { bilanOf } from '@ciguawatch/shared/domain/monthly/bilan';
import { monthlyFigures } from '@ciguawatch/shared/domain/monthly/monthly-figures';
import { makeIsObserved } from '@ciguawatch/shared/domain/statistics/coverage';
import { statisticsOf } from '@ciguawatch/shared/domain/statistics/statistics';
import { addMessages, formatNumber, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { caseRow, caseRows } from '@ciguawatch/shared/testing/cases';
import { FakeClock } from '@ciguawatch/shared/testing/fakes/fake-clock';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { fileOf } from '@ciguawatch/shared/ui/charts/chart-data';
import type { Cell, DocumentDescription, Part } from '@ciguawatch/shared/ui/document/description';
import { screen, within } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import english from '../locales/en_US.json';
import { YearStrip } from './pages/case-map/filters/year-strip';
import { MapTable } from './pages/case-map/panels/map-table';
import { shownText } from './pages/case-map/view/shown-text';
import { useSilent } from './pages/case-map/view/use-silent';
import type { ChartSpec } from './pages/case-stats/specs/chart-specs';
import { useSpecs } from './pages/case-stats/specs/use-specs';
import { describeFigures } from './pages/figures/describe-figures';
import figureWords from './pages/figures/locales/en_US.json';
import { chartSection } from './pages/figures/stats-document/chart-section';
import { monthlyDocument } from './pages/monthly-report/document/monthly-document';
import { monthlyTable } from './pages/monthly-report/document/monthly-table';
import { reportWords } from './pages/monthly-report/document/words';
import monthlyWords from './pages/monthly-report/locales/en_US.json';
import { type CaseChoice, NO_CHOICE } from './public-cases/cases-choice';

// No source observed the Gambier Islands in 2017, so no output may give a number for them or for their months.

const [SOCIETY, TAHITI, GAMBIER, MANGAREVA, TARAVAI] = [68, 69, 105, 106, 107];
const island = (id: number, name: string, parent_id: number, residents: number) => ({
  ...{ id, name, parent_id, country: 4, type: 'I', names: {}, timezone: null, center: [-140 - id / 10, -20] },
  population: { value: residents, islands: [id], year: 2022 },
});
const archi = (id: number, name: string) => ({
  ...{ id, name, parent_id: 67, country: 4, type: 'A', names: {}, timezone: null, center: null },
  population: null,
});
const PLACES = [
  { ...archi(67, 'French Polynesia'), type: 'C', parent_id: null },
  archi(SOCIETY, 'Society Islands'),
  archi(GAMBIER, 'Gambier Islands'),
  island(TAHITI, 'Tahiti', SOCIETY, 190_000),
  island(MANGAREVA, 'Mangareva', GAMBIER, 1500),
  island(TARAVAI, 'Taravai', GAMBIER, 10),
];
const HAEDAT = {
  ...{ id: 1, source: 'haedat' as const, country: 4, island: null as number | null, observed: true },
  ...{ from: '2010-01', until: '2025-05' },
};
const silent = (id: number) => ({
  ...HAEDAT,
  ...{ id, island: id, observed: false, from: '2016-01', until: '2017-12' },
});
const COVERAGE = [HAEDAT, silent(MANGAREVA), silent(TARAVAI)];
const NOW = { year: 2026, month: 11 };

const eventAt = (
  case_archi: number,
  case_island: number,
  case_eventyear: number,
  case_eventmonth: number,
) => ({
  ...{
    case_archi,
    case_island,
    case_eventyear,
    case_eventmonth,
    case_geom: [-149.4, -17.6] as [number, number],
  },
});
const ROWS = [
  ...caseRows(4, eventAt(SOCIETY, TAHITI, 2017, 3)),
  caseRow(eventAt(SOCIETY, TAHITI, 2016, 3)),
  ...caseRows(2, eventAt(GAMBIER, MANGAREVA, 2015, 3)),
];
const table = packRows(ROWS);
const GAMBIER_2017: CaseChoice = { ...NO_CHOICE, archis: [GAMBIER], years: [2016, 2017] };
const ALL_2017: CaseChoice = { ...NO_CHOICE, countries: [4], years: [2017] };

beforeEach(() => {
  addMessages('ciguawatch', { en_US: english });
  addMessages('domain', { en_US: domain });
  addMessages('figures', { en_US: figureWords });
  addMessages('monthly', { en_US: monthlyWords });
  new FakeClock(Date.UTC(2026, 10, 22, 20));
  jest.spyOn(collections.location, 'all').mockReturnValue(PLACES as never);
  jest
    .spyOn(collections.location, 'get')
    .mockImplementation((id) => PLACES.find((one) => one.id === id) as never);
  jest.spyOn(collections.coverage, 'all').mockReturnValue(COVERAGE as never);
});

interface ProbedFigures {
  figures: ReturnType<typeof statisticsOf>;
  choice: CaseChoice;
  into: ChartSpec[];
}

/** Records the charts that the page would draw. */
const Probe = observer(function Probe({ figures, choice, into }: ProbedFigures) {
  const { months, before, map, after } = useSpecs(figures, choice);
  into.splice(0, into.length, months, ...before, map, ...after);
  return null;
});

/** Charts and figures of a choice, as used by documents and screens. */
function made(
  choice: CaseChoice,
  rows = table,
): { specs: ChartSpec[]; figures: ReturnType<typeof statisticsOf> } {
  const figures = statisticsOf(rows, {
    archis: choice.archis,
    countries: choice.countries,
    years: choice.years as number[],
  });
  const held: ChartSpec[] = [];
  renderWithRuntime(<Probe figures={figures} choice={choice} into={held} />).unmount();
  return { specs: held, figures };
}

const writing = { number: String, total: 'Total', unobserved: '–' };
const wordsOf = (cell: Cell): string =>
  typeof cell.words === 'string' ? cell.words : cell.words.map(({ text }) => text).join('');
const partsOf = ({ blocks }: DocumentDescription): Part[] =>
  blocks.flatMap((block) =>
    (block.kind === 'columns' ? block.columns.flat() : [block]).flatMap(({ parts }) => parts),
  );
const tableRows = (parts: readonly Part[]): string[][] =>
  parts.flatMap((part) => (part.kind === 'table' ? part.rows.map((row) => row.map(wordsOf)) : []));

/** Numbers in rows that name a place or time without data; expected to be empty. */
const counted = (rows: readonly (readonly (string | number | null)[])[], named: RegExp): unknown[] =>
  rows
    .filter(([first, second]) => named.test(`${first} ${second}`))
    .flatMap((row) => row.slice(1))
    .filter((value) => typeof value === 'number' || /^\s*\d/.test(String(value ?? '')));

test('unobserved months of the archipelago are marked on screen, in files and in the PDF', () => {
  // A month with a report has a value although the months around it were not observed.
  const rows = packRows([...ROWS, caseRow(eventAt(GAMBIER, MANGAREVA, 2017, 6))]);
  const [months] = made(GAMBIER_2017, rows).specs;
  if (!months) throw new Error('no chart');
  expect(months.data.gaps?.map(({ from, to }) => [from, to])).toEqual([
    [0, 16],
    [18, 23],
  ]);
  const file = fileOf(months.data, 'Total', '–').rows;
  expect(counted(file, /^201[67]-(?!06)/)).toEqual([]);
  const pdf = tableRows(chartSection(months, writing).parts);
  expect(pdf).toHaveLength(24);
  expect(pdf.filter(([, people]) => people === '–')).toHaveLength(23);
  expect(pdf.flat()).not.toContain('0');
});

test('totals of the country name the islands they leave out, in charts, files and exported lines', () => {
  const { specs, figures } = made(ALL_2017);
  expect(figures.reports).toBe(4);
  const [months] = specs;
  const { head, rows } = fileOf(months?.data ?? { heading: '', categories: [], series: [] }, 'Total', '–');
  const column = head.indexOf(translate('ciguawatch', 'stats.silentIslands'));
  expect(rows.map((row) => row[column])).toEqual(Array(12).fill(2));
  for (const spec of specs)
    expect(counted(fileOf(spec.data, 'Total', '–').rows, /Mangareva|Taravai/)).toEqual([]);
  const { head: said } = describeFigures({ choice: ALL_2017, page: '/', latest: null });
  expect(said.at(-1)).toBe(
    '2 islands were not observed in this period, and no total includes them (Mangareva, Taravai).',
  );
});

const MAP_FIGURES = {
  places: [{ key: TAHITI, id: TAHITI, kind: 'island' as const, lng: 210.6, lat: -17.6, count: 4 }],
  ...{ shown: 4, total: 7, unplaced: 0, years: [], species: [] },
};
const Maps = observer(function Maps() {
  const points = useSilent(MAP_FIGURES, ALL_2017);
  return (
    <>
      <p>{points.map(({ name, count, silent: isSilent }) => `${name} ${count} ${isSilent}`).join('; ')}</p>
      <MapTable figures={MAP_FIGURES as never} outbreaks={[]} rates={null} silent={points} />
      <YearStrip choice={GAMBIER_2017} onChange={() => undefined} counts={[]} currentYear={2017} span={2} />
    </>
  );
});

test('map and table mark silent islands, and the year strip shows no 0 for them', () => {
  renderWithRuntime(<Maps />);
  expect(screen.getByText('Mangareva 0 true; Taravai 0 true')).toBeInTheDocument();
  const row = screen.getByRole('row', { name: /Mangareva/ });
  expect(within(row).getByText('–')).toBeInTheDocument();
  expect(within(row).getByText('Not observed')).toBeInTheDocument();
  expect(row.textContent).not.toMatch(/\d/);
  expect(
    screen.getAllByRole('button', { name: /201[67]/ }).map((one) => one.getAttribute('aria-label')),
  ).toEqual(['2016: not observed', '2017: not observed']);
});

test('the count over the map does not say none', () => {
  const t = (key: string, vars?: object) => translate('ciguawatch', key, vars as never);
  expect([shownText(0, GAMBIER_2017, t), shownText(0, ALL_2017, t)]).toEqual([
    'Not observed',
    'No case (French Polynesia)',
  ]);
});

test.each(['internal', 'distribution'] as const)(
  'a bulletin (%s), its PDF and its file mark silent islands',
  (kind) => {
    const period = { country: 4, year: 2017, month: null };
    const observedAt = ({ archi: id, island: one }: { archi: number; island: number | null }) =>
      makeIsObserved(
        COVERAGE,
        (one
          ? [one]
          : PLACES.filter(({ type, parent_id }) => type === 'I' && parent_id === id).map((at) => at.id)
        ).map((at) => ({ country: 4, island: at })),
        NOW,
      );
    const islands = PLACES.filter(({ type }) => type === 'I').map(({ id, parent_id }) => ({
      ...{ archi: parent_id as number, island: id },
    }));
    const units = islands.map(({ archi: at, island: id }) => ({
      ...{ archi: at, islands: [id], residents: 1500, census: 2022 },
    }));
    const content: ReportContent = {
      ...{ version: CONTENT_VERSION, kind, place: 67, threshold: 5, comments: [], alerts: [], until: null },
      figures: monthlyFigures({ table, days: null } as never, period, {
        ...{ islands, observedAt, isObserved: makeIsObserved(COVERAGE, [{ country: 4, island: null }], NOW) },
      }),
      bilan: bilanOf(table, period, { units, level: 100, observedAt }),
      names: {
        places: PLACES.map(({ id, name, names }) => ({ id, name, names })),
        species: [],
        phenotypes: [],
      },
    };
    const words = reportWords(content.names, 67, 'en_US');
    const parts = partsOf(monthlyDocument(content, words, { portal: 'Portal', demo: false }));
    const rows = tableRows(parts);
    expect(rows.some(([name]) => name === 'Gambier Islands')).toBe(true);
    expect(counted(rows, /Gambier|Mangareva|Taravai/)).toEqual([]);
    const text = parts.flatMap((part) =>
      part.kind === 'text' && typeof part.words === 'string' ? [part.words] : [],
    );
    expect(text.join(' ')).toContain('2 islands were not observed in this period');
    const file = monthlyTable(content, words);
    const ofGambier = file.rows.filter((cells) => /Gambier|Mangareva|Taravai/.test(String(cells[1])));
    expect(ofGambier.length).toBeGreaterThan(2);
    // The fourth column has the number of residents, which is known.
    expect(ofGambier.map((cells) => cells[2])).toEqual(ofGambier.map(() => null));
    expect(file.about?.join(' ')).toContain('2 islands were not observed in this period');
    expect(formatNumber(content.figures.statistics.reports)).toBe('4');
  },
);
