import { WITHHELD } from '../case-table/withheld';
import {
  detailsAtOnce,
  detailsOnMonday,
  neverPublicDetails,
  PRIVATE_DETAILS,
  PUBLIC_DETAILS,
} from './public-details';

test('what describes nobody is public at once', () => {
  expect(detailsAtOnce()).toEqual(['number', 'month', 'place', 'point', 'fish', 'parts', 'source', 'meal']);
});

test.each([
  ['many residents', WITHHELD.nothing, ['age', 'sex', 'symptoms', 'course', 'history', 'others', 'ill']],
  ['some residents', WITHHELD.profile, ['symptoms', 'course', 'history', 'others', 'ill']],
  ['few residents, or unknown', WITHHELD.person, ['others', 'illAtLeast']],
] as const)('on the Monday after, an island of %s shows this much', (_, level, details) => {
  expect(detailsOnMonday(level)).toEqual(details);
});

test('every word is used, and every column has one', () => {
  const shown = [WITHHELD.nothing, WITHHELD.profile, WITHHELD.person].flatMap(detailsOnMonday);
  expect(new Set([...detailsAtOnce(), ...shown])).toEqual(new Set(PUBLIC_DETAILS));
  expect(neverPublicDetails()).toEqual([...PRIVATE_DETAILS]);
});
