import type { LocationFull } from '@ciguawatch/shared/api/schemas/outline';
import { setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, renderHook } from '@testing-library/react';
import '../texts';
import { useSave } from './use-save';

const place = { id: 12, version: 3 } as LocationFull;
const told = { onSaved: jest.fn(), onArrived: jest.fn(), onWaits: jest.fn(), onRefused: jest.fn() };

beforeEach(() => {
  setRuntime();
});

test.each(['change', 'create', 'meet'] as const)(
  'an outline that cannot be cut is reported, and a second press cuts nothing: %s',
  async (way) => {
    const make = jest.fn(() => Promise.reject(new Error('The worker is gone.')));
    const { result } = renderHook(() => useSave(told));
    const press = () =>
      way === 'create'
        ? result.current.create({} as never, 'uuid', make, [])
        : result.current[way](place, make);
    await act(async () => void (await Promise.all([press(), press()])));
    expect(make).toHaveBeenCalledTimes(1);
    expect(result.current).toMatchObject({ problem: expect.stringMatching(/./), clash: null, busy: false });
    expect(told.onSaved).not.toHaveBeenCalled();
  },
);
