import { caseAddress, listAddress, listParamsOf, readFromList } from './from-list';

test('the list travels in the address of a case and leads back to its row', () => {
  const list = 'age=..30&search=a+b&sort=age';
  const address = caseAddress(12, { list, row: 57 });
  const from = readFromList(new URL(address, 'https://x').searchParams);
  expect(from).toEqual({ list, row: 57 });
  expect(listAddress(from)).toBe(`/ciguawatch/case/report/list?${list}&row=57`);
  expect(listParamsOf(list)).toEqual({ age: '..30', search: 'a b', sort: 'age' });
});

test('the list of all cases is a list too; a case opened from elsewhere has none', () => {
  const from = readFromList(new URLSearchParams('list=&row=3'));
  expect(from).toEqual({ list: '', row: 3 });
  expect(listAddress(from)).toBe('/ciguawatch/case/report/list?row=3');
  expect(readFromList(new URLSearchParams(''))).toBeNull();
  expect([caseAddress(12, null), listAddress(null)]).toEqual([
    '/ciguawatch/case/report/12',
    '/ciguawatch/case/report/list',
  ]);
});

test('a row that is no number is the first', () => {
  expect(readFromList(new URLSearchParams('list=&row=x'))?.row).toBe(0);
  expect(caseAddress(12, { list: '', row: -1 })).toBe('/ciguawatch/case/report/12?list=&row=0');
});
