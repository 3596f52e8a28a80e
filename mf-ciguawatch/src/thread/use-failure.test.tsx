import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { renderHook } from '@testing-library/react';
import { useFailure } from './use-failure';

const titles = () => toasts.items.map(({ title }) => title);

afterEach(() => {
  for (const { id } of [...toasts.items]) toasts.dismiss(id);
});

test('a failure replaces the earlier one of the same act, and is gone once the act succeeded', () => {
  const { result } = renderHook(() => ({ note: useFailure('note 1'), other: useFailure('note 2') }));
  const { note, other } = result.current;
  note.tell('Not saved', new Error());
  other.tell('Not erased', new Error());
  note.tell('Changed meanwhile', new Error());
  expect(titles()).toEqual(['Not erased', 'Changed meanwhile']);
  note.over();
  expect(titles()).toEqual(['Not erased']);
  other.over();
  expect(titles()).toEqual([]);
  other.over();
});
