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
