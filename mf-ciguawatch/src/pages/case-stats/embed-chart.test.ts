import { FRAMED_CHARTS } from '@ciguawatch/shared/domain/statistics/framed-charts';
import { type CaseChoice, NO_CHOICE } from '../../public-cases/cases-choice';
import { chartFrameCode, framedChart } from './embed-chart';

const FIJI: CaseChoice = { ...NO_CHOICE, countries: [3] };

test('a card has a frame where the frame shows the same figures, of a country in consecutive years', () => {
  expect(FRAMED_CHARTS.map((id) => framedChart(id, FIJI))).toEqual(FRAMED_CHARTS);
  expect(framedChart('map', { ...FIJI, years: [2023, 2024] })).toBe('islands');
  for (const other of [
    { countries: [3, 4] },
    { countries: [], islands: [69] },
    { islands: [69] },
    { months: [3] },
    { species: [5] },
    { phenotypes: [2] },
    { meal: 'collective' as const },
    { alerts: true },
    { years: [2019, 2021] },
  ])
    expect([other, framedChart('species', { ...FIJI, ...other })]).toEqual([other, null]);
  for (const id of ['purchases', 'cares', 'reportDelay', 'classes', 'outbreaks'])
    expect([id, framedChart(id, FIJI)]).toEqual([id, null]);
});

test('the code names country and years; the latest four years follow the calendar', () => {
  const address = (choice: Partial<CaseChoice>) =>
    /src="[^"]*(\/embed[^"]*)"/.exec(
      chartFrameCode('species', 'Fish', { ...FIJI, ...choice }, 'Ciguawatch'),
    )?.[1];
  expect(address({})).toMatch(/^\/embed\/chart\/species\?country=3&amp;lang=(en|fr)$/);
  expect(address({ years: 'all' })).toContain('&amp;years=all&amp;');
  expect(address({ years: [2019, 2020, 2021] })).toContain('&amp;years=2019-2021&amp;');
});
