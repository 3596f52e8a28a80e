import { mapsFields } from './choice';

const { read, write } = mapsFields;

it('reads what it wrote, and leaves defaults out of the address', () => {
  const part = {
    search: 'ra',
    type: 'I',
    missingFirst: true,
    drafts: true,
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
    sort: 'name',
    place: null,
  } as const;
  expect(write(written, none).toString()).toBe('');
});

it('takes nothing strange from an address', () => {
  const strange = read(new URLSearchParams('type=X&sort=size&place=-3&first=no&drafts=yes'));
  expect(strange).toEqual(read(new URLSearchParams()));
});
