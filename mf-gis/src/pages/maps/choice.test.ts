import { mapsFields } from './choice';

const { read, write } = mapsFields;

it('a choice is read back unchanged, and defaults are left out of the address', () => {
  const part = {
    search: 'ra',
    type: 'I',
    missingFirst: true,
    drafts: true,
    deleted: true,
    sort: 'changed',
    place: 7,
  } as const;
  const written = write(new URLSearchParams(), part);
  expect(read(written)).toEqual(part);
  const none = {
    search: '',
    type: null,
    missingFirst: false,
    drafts: false,
    deleted: false,
    sort: 'name',
    place: null,
  } as const;
  expect(write(written, none).toString()).toBe('');
});

it('ignores invalid values in the address', () => {
  const strange = read(new URLSearchParams('type=X&sort=size&place=-3&first=no&drafts=yes'));
  expect(strange).toEqual(read(new URLSearchParams()));
});
