import { readChoice, writeChoice } from './choice';

it('reads what it wrote, and leaves defaults out of the address', () => {
  const part = {
    search: 'ra',
    type: 'I',
    missingFirst: true,
    drafts: true,
    sort: 'changed',
    place: 7,
  } as const;
  const written = writeChoice(new URLSearchParams(), part);
  expect(readChoice(written)).toEqual(part);
  const none = {
    search: '',
    type: null,
    missingFirst: false,
    drafts: false,
    sort: 'name',
    place: null,
  } as const;
  expect(writeChoice(written, none).toString()).toBe('');
});

it('takes nothing strange from an address', () => {
  const read = readChoice(new URLSearchParams('type=X&sort=size&place=-3&first=no&drafts=yes'));
  expect(read).toEqual(readChoice(new URLSearchParams()));
});
