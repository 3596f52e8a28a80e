import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { FakeClock } from '@ciguawatch/shared/testing/fakes/fake-clock';
import { setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { NO_CHOICE } from './cases-choice';
import { HAEDAT } from './fixtures/coverage-rows';
import { isSilent, observedPlaces } from './observed-places';

const PLACES = [
  { id: 105, type: 'A', country: 4, parent_id: 67 },
  { id: 106, type: 'I', country: 4, parent_id: 105 },
  { id: 69, type: 'I', country: 4, parent_id: 68 },
];
const SILENT = { ...HAEDAT, island: 106, observed: false, from: '2017-01', until: '2017-12' };

beforeEach(() => {
  setRuntime();
  new FakeClock(Date.UTC(2026, 10, 22, 20));
  jest.spyOn(collections.location, 'all').mockReturnValue(PLACES as never);
  jest.spyOn(collections.coverage, 'all').mockReturnValue([HAEDAT, SILENT] as never);
});

test('an archipelago stands for its islands, and each place is returned once', () => {
  expect(observedPlaces({ archis: [105], islands: [106, 69] })).toEqual([
    { country: 4, island: 106 },
    { country: 4, island: 69 },
  ]);
  expect(observedPlaces({ countries: [4] })).toEqual([{ country: 4, island: null }]);
  expect(observedPlaces({})).toEqual([]);
});

test.each([
  [{ archis: [105], years: [2017] }, true],
  [{ archis: [105], years: [2016, 2017] }, false],
  [{ islands: [69], years: [2017] }, false],
  [{ countries: [4], years: [2017] }, false],
  [{ years: [2003] }, true],
])('a choice is silent where none of its places was observed: %j', (choice, silent) => {
  expect(isSilent({ ...NO_CHOICE, ...choice })).toBe(silent);
});

test('no place is silent while coverage is unknown', () => {
  jest.spyOn(collections.coverage, 'all').mockReturnValue([]);
  expect(isSilent({ ...NO_CHOICE, years: [2003] })).toBe(false);
});
