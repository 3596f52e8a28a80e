import { alertFields, filterOf } from './choice';
import { keyAction } from './key-action';

const read = (text: string) => alertFields.read(new URLSearchParams(text));

test('an address says what the log is narrowed to; what it does not understand is left out', () => {
  expect(read('state=open&rule=history&island=69&year=2026&note=meal&page=2&alert=7')).toEqual({
    state: 'open',
    rule: 'history',
    island: 69,
    year: 2026,
    note: 'meal',
    page: 2,
    alert: 7,
  });
  expect(read('state=x&rule=y&island=-1&year=26&page=0&alert=1e3')).toEqual({
    state: null,
    rule: null,
    island: null,
    year: null,
    note: '',
    page: 1,
    alert: null,
  });
});

test('another filter starts from its first page; opening an alert stays on the page', () => {
  const write = (change: object) =>
    alertFields.write(new URLSearchParams('page=3&state=open'), change).toString();
  expect(write({ alert: 5 })).toBe('page=3&state=open&alert=5');
  expect(write({ state: null })).toBe('');
  expect(write({ page: 1 })).toBe('state=open');
  expect(filterOf(read('alert=5'))).toEqual({
    state: null,
    rule: null,
    island: null,
    year: null,
    note: null,
    page: 1,
  });
});

describe('keys', () => {
  const press = (key: string, open: number | null, tag = 'div', more = {}) =>
    keyAction(
      { key, target: document.createElement(tag), ctrlKey: false, metaKey: false, altKey: false, ...more },
      [3, 2, 1],
      open,
    );

  test('arrows go along the log and stop at its ends', () => {
    expect(press('ArrowDown', null)).toEqual({ do: 'open', id: 3 });
    expect(press('ArrowDown', 3)).toEqual({ do: 'open', id: 2 });
    expect(press('ArrowUp', 2)).toEqual({ do: 'open', id: 3 });
    expect(press('ArrowUp', 3)).toBeNull();
    expect(press('ArrowDown', 1)).toBeNull();
  });

  test('V and E end the alert that is open, never while something is typed', () => {
    expect(press('v', 2)).toEqual({ do: 'decide', state: 'verified' });
    expect(press('E', 2)).toEqual({ do: 'decide', state: 'discarded' });
    expect(press('v', null)).toBeNull();
    expect(press('v', 2, 'textarea')).toBeNull();
    expect(press('e', 2, 'div', { ctrlKey: true })).toBeNull();
  });
});
