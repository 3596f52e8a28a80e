import { emptyReport } from '@ciguawatch/shared/domain/report/report-values';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { act, renderHook } from '@testing-library/react';
import { useSend } from './use-send';

jest.mock('../labels/report-label', () => ({ reportLabel: () => 'Moorea' }));

const values = { ...emptyReport(), case_location_id: 12, event_date: '2026-11-20' };
const UUID = '3f0c2c52-2f4e-4e0e-9d3a-5a1f2f3c4d5e';

let add: jest.SpyInstance<Promise<boolean>, Parameters<typeof outbox.add>>;
/** Lets the disk answer. */
let written: (durable: boolean) => void;
let failed: (error: Error) => void;

beforeEach(() => {
  add = jest.spyOn(outbox, 'add').mockImplementation(
    () =>
      new Promise((done, reject) => {
        written = done;
        failed = reject;
      }),
  );
});
afterEach(() => jest.restoreAllMocks());

test('two presses before the button is drawn again hand over one report', async () => {
  const { result } = renderHook(() => useSend(7));
  let presses: Promise<boolean>[] = [];
  act(() => {
    const { send } = result.current;
    presses = [send(values, UUID), send(values, UUID)];
  });
  expect(result.current.sending).toBe(true);
  // A third one, of the button as it is drawn now.
  act(() => {
    presses.push(result.current.send(values, UUID));
  });
  await act(async () => written(true));
  expect(await Promise.all(presses)).toEqual([true, false, false]);
  expect(add).toHaveBeenCalledTimes(1);
  expect(add.mock.calls[0]?.[0]).toMatchObject({ uuid: UUID, call: 'report', label: 'Moorea', account: 7 });
  expect(result.current.sending).toBe(false);
});

test('nobody’s report is handed over as nobody’s, whoever signed in meanwhile', async () => {
  const { result } = renderHook(() => useSend(null));
  await act(async () => {
    void result.current.send(values, UUID);
    written(true);
  });
  expect(add.mock.calls[0]?.[0]).toHaveProperty('account', null);
});

test('a report that could not be handed over is told, and can be sent again', async () => {
  const told = jest.spyOn(toasts, 'error').mockImplementation();
  const { result } = renderHook(() => useSend(null));
  let answer: Promise<boolean> | undefined;
  await act(async () => {
    answer = result.current.send(values, UUID);
    failed(new Error('disk'));
  });
  expect(await answer).toBe(false);
  expect(told).toHaveBeenCalledTimes(1);
  expect(result.current.sending).toBe(false);
  await act(async () => {
    answer = result.current.send(values, UUID);
    written(true);
  });
  expect(await answer).toBe(true);
  expect(add).toHaveBeenCalledTimes(2);
});

test('a browser that keeps nothing is told to keep the page open, and only such a one', async () => {
  const told = jest.spyOn(toasts, 'warning').mockImplementation();
  const { result } = renderHook(() => useSend(null));
  for (const durable of [true, false]) {
    expect(told).not.toHaveBeenCalled();
    await act(async () => {
      void result.current.send(values, UUID);
      written(durable);
    });
  }
  expect(told).toHaveBeenCalledTimes(1);
});
