import { runQuery } from '@ciguawatch/shared/domain/statistics/engine-query';
import { setConfig } from '@ciguawatch/shared/runtime/page/config';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { caseRows } from '@ciguawatch/shared/testing/cases';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import '../texts';
import { OutbreakBanner } from '../pages/case-map/panels/outbreak-banner';
import { packInTurns } from '../public-cases/cases-pack';
import { numbersOfPlace, thresholdIn } from './country-numbers';

const [FIJI, FRENCH_POLYNESIA] = [3, 4];
const [VITI_LEVU, TAHITI] = [32, 69];
const places = [
  { id: 23, country: FIJI, type: 'C', name: 'Fiji', names: {} },
  { id: VITI_LEVU, country: FIJI, type: 'I', name: 'Viti Levu', names: {} },
  { id: 67, country: FRENCH_POLYNESIA, type: 'C', name: 'French Polynesia', names: {} },
  { id: TAHITI, country: FRENCH_POLYNESIA, type: 'I', name: 'Tahiti', names: {} },
];
const set = (numbers: object) => setConfig({ default_country: FRENCH_POLYNESIA, numbers } as never);
const october = { case_eventyear: 2026, case_eventmonth: 10 };

beforeEach(() => {
  jest.spyOn(collections.location, 'all').mockReturnValue(places as never);
  jest
    .spyOn(collections.location, 'get')
    .mockImplementation((id) => places.find((one) => one.id === id) as never);
});
afterEach(() => jest.restoreAllMocks());

test('a place has the numbers of its country, an unknown one those of the country of the portal', () => {
  set({ [FIJI]: { outbreakThreshold: 8 }, [FRENCH_POLYNESIA]: { alertDays: 20 } });
  expect([VITI_LEVU, TAHITI, 999].map((id) => numbersOfPlace(id).outbreakThreshold)).toEqual([8, 5, 5]);
  expect(numbersOfPlace(999).alertDays).toBe(20);
});

test('a text gives the threshold of its places, or both where they differ', () => {
  set({ [FIJI]: { outbreakThreshold: 8 } });
  expect(thresholdIn({ countries: [FIJI] })).toEqual({ threshold: '8', count: 8 });
  expect(thresholdIn({ islands: [TAHITI] }).threshold).toBe('5');
  renderWithRuntime(null, { language: 'en_US' });
  expect(thresholdIn({}).threshold).toBe('5 or 8');
  renderWithRuntime(null, { language: 'fr_FR' });
  expect(thresholdIn({ countries: [FIJI, FRENCH_POLYNESIA] }).threshold).toBe('5 ou 8');
  set({});
  expect(thresholdIn({}).threshold).toBe('5');
});

test('another threshold for Fiji changes its outbreaks on the map and its banner', async () => {
  const rows = [
    ...caseRows(8, { ...october, case_country: FIJI, case_island: VITI_LEVU }),
    ...caseRows(6, { ...october, case_country: FRENCH_POLYNESIA, case_island: TAHITI }),
  ];
  const outbreaks = async () =>
    runQuery(await packInTurns(rows, [], [], () => true), 'outbreaks', {
      now: [{ year: 2026, month: 10 }],
    });
  set({});
  expect((await outbreaks()).map(({ island }) => island)).toEqual([VITI_LEVU, TAHITI]);
  set({ [FIJI]: { outbreakThreshold: 8 } });
  expect((await outbreaks()).map(({ island }) => island)).toEqual([TAHITI]);
  set({ [FIJI]: { outbreakThreshold: 7 } });
  renderWithRuntime(<OutbreakBanner outbreaks={await outbreaks()} onCentre={() => undefined} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The threshold of 7 cases was exceeded.');
});

test('a threshold of one case is in the singular', async () => {
  set({ [FIJI]: { outbreakThreshold: 1 } });
  const outbreaks = [{ island: VITI_LEVU, year: 2026, month: 10, count: 2 }];
  renderWithRuntime(<OutbreakBanner outbreaks={outbreaks} onCentre={() => undefined} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The threshold of 1 case was exceeded.');
});
