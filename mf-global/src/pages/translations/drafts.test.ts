import { act, renderHook } from '@testing-library/react';
import { useDrafts } from './drafts';

beforeEach(() => localStorage.clear());

test('text typed during saving stays a draft, on top of the version just saved', () => {
  const { result } = renderHook(() => useDrafts('ty_PF'));
  act(() => result.current.change({ a: 'one', b: 'two' }, { a: 3, b: 5 }));
  act(() => result.current.change({ a: 'one more' }, { a: 4 }));
  act(() => result.current.settle({ a: 'one', b: 'two' }, { a: 4, b: 6 }));
  expect([result.current.drafts, result.current.versions]).toEqual([{ a: 'one more' }, { a: 4 }]);
});

test('a draft keeps the version it was typed over, also after the page was closed', () => {
  const first = renderHook(() => useDrafts('ty_PF'));
  act(() => first.result.current.change({ a: 'one' }, { a: 3 }));
  first.unmount();
  const { result } = renderHook(() => useDrafts('ty_PF'));
  // Somebody else saved meanwhile: the page shows version 4 by now.
  act(() => result.current.change({ a: 'one, whole' }, { a: 4 }));
  expect([result.current.drafts, result.current.versions]).toEqual([{ a: 'one, whole' }, { a: 3 }]);
  act(() => result.current.change({ a: undefined }, { a: 4 }));
  expect([result.current.drafts, result.current.versions]).toEqual([{}, {}]);
});
