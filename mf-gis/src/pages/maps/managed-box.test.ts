import type { Location } from '@ciguawatch/shared/api/schemas/location';
import { managedBox } from './managed-box';

const place = (country: number, loca_bbox: number[] | null) => ({ country, loca_bbox }) as Location;
const [polynesia, fiji, tonga] = [4, 7, 20];
const places = [
  place(polynesia, [-154.7, -27.9, -134.9, -7.9]),
  // Fiji is on both sides of 180°: its box begins in the east and ends in the west.
  place(fiji, [176.9, -20.7, -178.2, -12.5]),
  place(fiji, [177.2, -18.3, 178.7, -17.2]),
  place(tonga, null),
];

test('a country on both sides of 180° is shown as one piece, not around the world', () => {
  expect(managedBox(places, [fiji])).toEqual([expect.closeTo(176.9), -20.7, expect.closeTo(181.8), -12.5]);
});

test('countries on either side of 180° are shown together across the ocean between them', () => {
  const box = managedBox(places, [polynesia, fiji]);
  expect(box).toEqual([expect.closeTo(176.9), -27.9, expect.closeTo(225.1), -7.9]);
  expect((box?.[2] ?? 0) - (box?.[0] ?? 0)).toBeLessThan(50);
});

test('only managed countries count, and nothing is shown of one whose outlines are not known', () => {
  expect(managedBox(places, [polynesia])).toEqual([
    expect.closeTo(205.3),
    -27.9,
    expect.closeTo(225.1),
    -7.9,
  ]);
  expect(managedBox(places, [tonga])).toBeNull();
  expect(managedBox(places, [])).toBeNull();
});
