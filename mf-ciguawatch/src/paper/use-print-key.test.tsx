import { fireEvent, render } from '@testing-library/react';
import { usePrintKey } from './use-print-key';

function Page({ print }: { print: () => void }) {
  usePrintKey(print);
  return null;
}

test('the keys of the browser’s print command press the print button', () => {
  const print = jest.fn();
  const { unmount } = render(<Page print={print} />);
  // `fireEvent` returns false where the browser must not act too.
  expect(fireEvent.keyDown(window, { key: 'p', ctrlKey: true })).toBe(false);
  expect(fireEvent.keyDown(window, { key: 'P', metaKey: true })).toBe(false);
  expect(print).toHaveBeenCalledTimes(2);
  for (const other of [
    { key: 'p' },
    { key: 'p', ctrlKey: true, shiftKey: true },
    { key: 'o', ctrlKey: true },
  ])
    expect(fireEvent.keyDown(window, other)).toBe(true);
  unmount();
  fireEvent.keyDown(window, { key: 'p', ctrlKey: true });
  expect(print).toHaveBeenCalledTimes(2);
});
