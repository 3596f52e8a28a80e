import type { Location } from '@ciguawatch/shared/api/schemas/location';
import { emptyReport } from '@ciguawatch/shared/domain/report/report-values';
import { collections, placeBoxes } from '@ciguawatch/shared/runtime/sync/collections';
import { FakeServer } from '@ciguawatch/shared/testing/fakes/fake-server';
import { setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { farPoint } from './far-point';

/** An island 400 km long, whose ends are farther than 40 km from its centre. */
const island: Location = {
  id: 5,
  name: 'Grande Terre',
  names: {},
  country: 12,
  type: 'I',
  parent_id: null,
  parent_name: null,
  loca_bbox: null,
  center: [165.5, -21.3],
  timezone: 'Pacific/Noumea',
  population: null,
  withhold: false,
  withhold_profile: false,
  version: 1,
};
const at = (coordinates: [number, number]) =>
  farPoint({ ...emptyReport(), case_location_id: 5, case_geom: { type: 'Point', coordinates } });

test('a point is measured from the box of its place, and asked about only once that is there', async () => {
  setRuntime();
  new FakeServer()
    .on('GET', /^cw\/location\/\?format=packed/, { data: [island] })
    .on('GET', /^cw\/location\/\?format=boxes/, { data: [{ id: 5, loca_bbox: [163.9, -22.4, 167.1, -20] }] });
  await collections.location.ensure();
  const [end, away] = [
    [166.9, -22.3],
    [169.5, -19.5],
  ] as [[number, number], [number, number]];
  expect([at(end), at(away)]).toEqual([null, null]);
  await placeBoxes.ensure();
  expect([at(end), at(away)]).toEqual([null, '5 169.5,-19.5']);
});
