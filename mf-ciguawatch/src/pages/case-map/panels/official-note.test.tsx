import domain from '@ciguawatch/shared/domain/locales/en_US.json';
import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { NO_CHOICE } from '../../../public-cases/cases-choice';
import { HAEDAT } from '../../../public-cases/fixtures/coverage-rows';
import { OfficialNote } from './official-note';

const ROWS = [
  {
    ...HAEDAT,
    from: '2007-01',
    official: [
      { year: 2017, cases: 333, held: 99 },
      { year: 2024, cases: 153, held: 80 },
    ],
  },
];

beforeAll(() => addMessages('domain', { en_US: domain }));
afterEach(() => jest.restoreAllMocks());

const said = (years: number[] | 'all', rows: unknown = ROWS) => {
  jest.spyOn(collections.coverage, 'all').mockReturnValue(rows as never);
  const { container } = renderWithRuntime(<OfficialNote choice={{ ...NO_CHOICE, years }} />);
  return container.textContent;
};

test('the map shows which share of the official cases its sources hold in the chosen years', () => {
  expect(said('all')).toBe('Share of the official cases in HAEDAT database: 30%–52%, by year (2017–2024).');
  expect(said([2017])).toBe('Share of the official cases in HAEDAT database: 30% (2017).');
});

test('without an official number nothing is shown', () => {
  expect(said([2026])).toBe('');
  expect(said('all', [])).toBe('');
});
