import { firstAnswers } from './first-answers';

test('answers of the first view are those of the form: numbers as numbers, codes and texts as they are', () => {
  expect(firstAnswers({ profile: '2', age: '42', history_nb: '3', cont_name: ' Tehani ' })).toEqual({
    profile: '2',
    age: 42,
    history_nb: 3,
    cont_name: ' Tehani ',
  });
});

test('a text that is no number, and a name that is no field, are left out', () => {
  expect(firstAnswers({ age: '4x', history_nb: ' ', cw_blank: 'x', lang: 'fr' })).toEqual({});
});

test('the one box for the age is of months where that unit was chosen', () => {
  expect(firstAnswers({ age: '8', age_unit: 'months' })).toEqual({ age: 0, age_months: 8 });
  expect(firstAnswers({ age: '34', age_unit: 'months' })).toEqual({ age: 34, age_months: 34 });
  expect(firstAnswers({ age: '8', age_unit: 'years' })).toEqual({ age: 8 });
  expect(firstAnswers({ age_unit: 'months' })).toEqual({});
  expect(firstAnswers({ age: '8x', age_unit: 'months' })).toEqual({});
});
