import { clock } from '../page/clock';
import { setConfig } from '../page/config';
import { countryNumbers } from '../page/country-numbers';
import { collections } from './collections';
import { countryZone, homeMonth } from './home-month';

const land = (id: number, country: number, timezone: string) => ({ id, country, type: 'C', timezone });

beforeEach(() => {
  jest
    .spyOn(collections.location, 'all')
    .mockReturnValue([land(67, 4, 'Pacific/Tahiti'), land(23, 3, 'Pacific/Fiji')] as never);
  // 20:00 UTC on 31 March is 08:00 on 1 April in Fiji.
  jest.spyOn(clock, 'now').mockReturnValue(Date.UTC(2026, 2, 31, 20));
});
afterEach(() => jest.restoreAllMocks());

test('the month is that of the home country of the portal', () => {
  setConfig({ default_country: 4 } as never);
  expect(homeMonth()).toEqual({ year: 2026, month: 3 });
  setConfig({ default_country: 3 } as never);
  expect(homeMonth()).toEqual({ year: 2026, month: 4 });
});

test('an unknown country has the time zone of the default one', () => {
  expect(countryZone(99)).toBe('Pacific/Tahiti');
});

test('a configuration stored by an older shell gets the numbers of the specification', () => {
  setConfig({ default_country: 4 } as never);
  expect(countryNumbers(3).outbreakThreshold).toBe(5);
  setConfig({ default_country: 4, numbers: { 3: { outbreakThreshold: 8 } } } as never);
  expect([countryNumbers(3).outbreakThreshold, countryNumbers().outbreakThreshold]).toEqual([8, 5]);
});
