import { act, renderHook } from '@testing-library/react';
import { useDrafts } from './drafts';

beforeEach(() => localStorage.clear());

test('what is typed while it is sent stays, over the version that is saved by then', () => {
  const { result } = renderHook(() => useDrafts('ty_PF'));
  act(() => result.current.change({ a: 'one', b: 'two' }, { a: 3, b: 5 }));
  act(() => result.current.change({ a: 'one more' }, { a: 4 }));
  act(() => result.current.settle({ a: 'one', b: 'two' }, { a: 4, b: 6 }));
  expect([result.current.drafts, result.current.versions]).toEqual([{ a: 'one more' }, { a: 4 }]);
});

test('a text keeps the version that it was typed over, also after the page was closed', () => {
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
