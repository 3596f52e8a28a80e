import { act, renderHook } from '@testing-library/react';
import { useBusy } from './use-busy';

test('of two presses in one tick one runs; a later press runs again, even after a failure', async () => {
  const { result } = renderHook(useBusy);
  const ends: ((failure?: Error) => void)[] = [];
  const work = jest.fn(
    () => new Promise<number>((done, failed) => ends.push((why) => (why ? failed(why) : done(7)))),
  );
  let answers: Promise<unknown>[] = [];
  act(() => {
    answers = [result.current.once(work), result.current.once(work)];
  });
  expect([work.mock.calls.length, result.current.busy]).toEqual([1, true]);
  await act(async () => ends[0]?.());
  expect([await Promise.all(answers), result.current.busy]).toEqual([[7, undefined], false]);
  let failed: Promise<unknown> = Promise.resolve();
  act(() => {
    failed = result.current.once(work);
  });
  const refused = expect(failed).rejects.toThrow('refused');
  await act(async () => ends[1]?.(new Error('refused')));
  await refused;
  expect([work.mock.calls.length, result.current.busy]).toEqual([2, false]);
});
