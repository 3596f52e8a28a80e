import { emptyReport } from '@ciguawatch/shared/domain/report/report-values';
import { carriedAnswers, setCarryOver, storeCarriedAnswers } from './report-keep';

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
  storeCarriedAnswers(values);
  expect(carriedAnswers()).toEqual({});
});

test('place and health facility are carried over, nothing about the patient', () => {
  setCarryOver(true);
  storeCarriedAnswers(values);
  expect(carriedAnswers()).toEqual({
    case_location_id: 7,
    med_seen: 'yes',
    med_type: '4',
    med_place: 'Fare',
    med_location_id: null,
  });
});

test('turning it off deletes the carried values', () => {
  setCarryOver(true);
  storeCarriedAnswers(values);
  setCarryOver(false);
  setCarryOver(true);
  expect(carriedAnswers()).toEqual({});
});
