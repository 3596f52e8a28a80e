import { emptyReport } from '@ciguawatch/shared/domain/report/report-values';
import { keepFrom, keptAnswers, wantKeep } from './report-keep';

const values = {
  ...emptyReport(),
  case_location_id: 7,
  med_seen: 'yes' as const,
  med_type: '4' as const,
  med_place: 'Fare',
  age: 30,
};

beforeEach(() => localStorage.clear());

test('nothing is carried over unless chosen', () => {
  keepFrom(values);
  expect(keptAnswers()).toEqual({});
});

test('place and health facility are carried over, nothing about the patient', () => {
  wantKeep(true);
  keepFrom(values);
  expect(keptAnswers()).toEqual({
    case_location_id: 7,
    med_seen: 'yes',
    med_type: '4',
    med_place: 'Fare',
    med_location_id: null,
  });
});

test('turning it off deletes the carried values', () => {
  wantKeep(true);
  keepFrom(values);
  wantKeep(false);
  wantKeep(true);
  expect(keptAnswers()).toEqual({});
});
