import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { filterCount, matchingRows, paramsOf, queryOf } from './query';

const row = (id: number, part: Partial<Tracking> = {}): Tracking =>
  ({
    id,
    code: `RAI-${id}`,
    at_country: 4,
    at_species: 1,
    at_sampling_time: '2026-05-04',
    at_dino_identification: true,
    source: 'form',
    ...part,
  }) as Tracking;

const rows = [
  row(1),
  row(2, { at_species: null, at_dino_identification: null }),
  row(3, { at_sampling_time: '2016', source: 'import' }),
  row(4, { at_sampling_time: '2026-02', at_dino_identification: false }),
  row(5, { at_sampling_time: null, at_country: 7, code: null }),
];
const found = (asked: string) =>
  matchingRows(rows, queryOf(new URLSearchParams(asked)), ({ id }) => (id === 4 ? 'Raivavae' : 'Tahiti')).map(
    ({ id }) => id,
  );

test.each([
  ['', [1, 2, 3, 4, 5]],
  ['species=none', [2]],
  ['species=1&toxicity=harmless', [4]],
  ['toxicity=unknown', [2]],
  ['view=imported', [3]],
  ['country=7', [5]],
  ['search=rai-2', [2]],
  ['search=raivavae', [4]],
  ['search=raivave', [4]],
  ['from=2016-06-01&to=2016-07-01', [3]],
  ['from=2026-02-20&to=2026-02-25', [4]],
  ['from=2026-03-01', [1, 2]],
  ['to=2015-12-31', []],
])('%s finds %j', (asked, ids) => expect(found(asked)).toEqual(ids));

test('impossible values in the address are ignored', () => {
  const query = queryOf(new URLSearchParams('view=x&species=y&toxicity=z&country=-1&from=yesterday'));
  expect([filterCount(query), query.view, paramsOf(query).toString()]).toEqual([0, 'all', '']);
  const asked = 'view=deleted&search=a&species=none&toxicity=toxic&country=4&from=2026-01-01&to=2026-02-01';
  expect(paramsOf(queryOf(new URLSearchParams(asked))).toString()).toBe(asked);
});
