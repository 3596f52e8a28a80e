import { type HomeFigures, SummaryStore } from './summary-store';

const figures = (cases: number): HomeFigures => ({
  summary: {
    at: '2030-05-04T10:00:00Z',
    country: 4,
    year: 2030,
    month: 5,
    cases,
    islands: 2,
    months: [],
    species: [],
    place: 2,
    outbreaks: [],
    latest: null,
  },
  species: [],
  places: {},
});

beforeEach(() => localStorage.clear());

test('loads once for requests made at the same time, and keeps the figures', async () => {
  const fetchFigures = jest.fn(async () => figures(3));
  const store = new SummaryStore(fetchFigures);
  expect(store.state).toBe('empty');
  await Promise.all([store.load(), store.load()]);
  expect(fetchFigures).toHaveBeenCalledTimes(1);
  expect(store.state).toBe('ready');
  expect(new SummaryStore(fetchFigures).figures?.summary.cases).toBe(3);
});

test('without the server, the kept figures are shown as such', async () => {
  await new SummaryStore(async () => figures(5)).load();
  const store = new SummaryStore(() => Promise.reject(new Error('network')));
  await store.load();
  expect(store.state).toBe('stale');
  expect(store.figures?.summary.cases).toBe(5);
});

test('without the server and without stored figures the state is an error, and a retry may succeed', async () => {
  const fetchFigures = jest.fn<Promise<HomeFigures>, []>();
  fetchFigures.mockRejectedValueOnce(new Error('network')).mockResolvedValueOnce(figures(1));
  const store = new SummaryStore(fetchFigures);
  await store.load();
  expect(store.state).toBe('error');
  await store.load();
  expect(store.state).toBe('ready');
});
