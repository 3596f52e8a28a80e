import { personName } from './person';

const person = (first_name: string, last_name: string) => ({
  first_name,
  last_name,
  username: 'h@demo.example',
});

test('the name of a person is first and last name, else the user name', () => {
  expect(personName(person('Hina', 'Tefaʻatau'))).toBe('Hina Tefaʻatau');
  expect(personName(person('', 'Tama'))).toBe('Tama');
  expect(personName(person('', ''))).toBe('h@demo.example');
});
