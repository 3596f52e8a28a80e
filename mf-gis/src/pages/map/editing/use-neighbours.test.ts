import type { Location } from '@ciguawatch/shared/api/schemas/location';
import { neighboursOf } from './use-neighbours';

const place = (id: number, type: Location['type'], loca_bbox: number[] | null) =>
  ({ id, type, loca_bbox }) as unknown as Location;

it('snaps to islands and localities nearby, also across 180°, but not to the edited place', () => {
  const places = [
    place(1, 'I', [179.9, -17, -179.8, -16.7]),
    place(2, 'I', [-179.75, -17, -179.6, -16.9]),
    place(3, 'L', [179.5, -17, 179.7, -16.9]),
    place(4, 'A', [177, -20, -178, -15]),
    place(5, 'I', [-178, -17, -177.9, -16.9]),
    place(6, 'I', null),
  ];
  expect(neighboursOf(places, [179.9, -17, 180.2, -16.7], 1)).toEqual([2, 3]);
});
