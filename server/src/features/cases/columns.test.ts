import { caseContent } from '@ciguawatch/shared/api/schemas/case';
import { plainValues } from './columns';

/** Fields that are converted before they are stored: place, time and contact. */
const RESOLVED = ['case_geom', 'case_location_id', 'case_eventtime', 'time_known', 'contact_id'];

test('only the place, the time and the contact of a report are not stored as sent', () => {
  const said = Object.fromEntries(Object.keys(caseContent).map((name) => [name, name]));
  const stored = Object.keys(plainValues(said as never));
  expect(stored.sort()).toEqual(
    Object.keys(caseContent)
      .filter((name) => !RESOLVED.includes(name))
      .sort(),
  );
});

test('a removed answer is stored as null, one that is left out stays as it is', () => {
  expect(plainValues({ age: null, gender: 'F', med_place: undefined })).toStrictEqual({
    age: null,
    gender: 'F',
  });
});
