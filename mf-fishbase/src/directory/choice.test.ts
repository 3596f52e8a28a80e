import { directoryFields, matchesChoice, NO_CHOICE } from './choice';

const { read, write } = directoryFields;
const specie = { name: 'Caranx melampygus', phenotype_id: 4, food: 'carnivore', sedentary: false };

test('a choice written to the address is read back unchanged', () => {
  const choice = {
    q: 'hāpuʻu',
    group: 4,
    diet: 'carnivore',
    sedentary: false,
    letter: 'C',
    sort: 'local' as const,
  };
  expect(read(write(new URLSearchParams(), choice))).toEqual(choice);
  expect(write(new URLSearchParams(), NO_CHOICE).toString()).toBe('');
});

test('invalid filters in the address are left out', () => {
  const params = new URLSearchParams('group=-1&sedentary=perhaps&letter=CC&sort=age');
  expect(read(params)).toEqual(NO_CHOICE);
});

test.each([
  [{}, true],
  [{ group: 4, diet: 'carnivore', sedentary: false, letter: 'C' }, true],
  [{ group: 5 }, false],
  [{ diet: 'herbivore' }, false],
  [{ sedentary: true }, false],
  [{ letter: 'D' }, false],
])('filters %j', (part, expected) => expect(matchesChoice({ ...NO_CHOICE, ...part })(specie)).toBe(expected));

test('a species of unknown habit counts neither as sedentary nor as mobile', () => {
  const unknown = { ...specie, sedentary: null };
  expect(matchesChoice({ ...NO_CHOICE, sedentary: true })(unknown)).toBe(false);
  expect(matchesChoice({ ...NO_CHOICE, sedentary: false })(unknown)).toBe(false);
});
