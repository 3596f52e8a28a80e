import { nameOf } from './person';

const person = (first_name: string, last_name: string) => ({
  first_name,
  last_name,
  username: 'h@demo.example',
});

test('a person is called by first and last name, else by the user name', () => {
  expect(nameOf(person('Hina', 'Tefaʻatau'))).toBe('Hina Tefaʻatau');
  expect(nameOf(person('', 'Tama'))).toBe('Tama');
  expect(nameOf(person('', ''))).toBe('h@demo.example');
});
