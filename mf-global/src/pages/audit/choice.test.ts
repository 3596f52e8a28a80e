import { auditFields, filterOf, isNarrowed } from './choice';

const read = (query: string) => auditFields.read(new URLSearchParams(query));

it('reads the filters from an address, and leaves out invalid ones', () => {
  expect(read('user=x&from=yesterday&page=0&kind=Case').user).toBeNull();
  expect(isNarrowed(read('user=x&from=yesterday&page=3&line=7'))).toBe(false);
  expect(read('kind=case&id=7&page=3&line=12')).toMatchObject({ kind: 'case', id: '7', page: 3, line: 12 });
});

it('a changed filter starts at the first page with no line opened', () => {
  const write = (part: Parameters<typeof auditFields.write>[1]) =>
    auditFields.write(new URLSearchParams('kind=case&page=3&line=12'), part).toString();
  expect(write({ user: '4' })).toBe('kind=case&user=4');
  expect(write({ line: null })).toBe('kind=case&page=3');
  expect(write({ page: 4 })).toBe('kind=case&page=4&line=12');
});

it('asks for whole days of the device', () => {
  const { from, until, ...rest } = filterOf(read('from=2026-11-15&until=2026-11-21&search=a&page=2'));
  expect(rest).toEqual({ search: 'a' });
  expect(Date.parse(until ?? '') - Date.parse(from ?? '')).toBe(7 * 86_400_000);
  expect(new Date(from ?? '').getDate()).toBe(15);
});
