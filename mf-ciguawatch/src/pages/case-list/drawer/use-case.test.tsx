import { ApiError } from '@ciguawatch/shared/runtime/http/api-error';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { CaseLine } from '../store/case-line';
import { useCase } from './use-case';

// What the case says is of no matter here, only which one it is and in which version.
jest.mock('@ciguawatch/shared/runtime/http/call', () => ({
  ...jest.requireActual('@ciguawatch/shared/runtime/http/call'),
  call: jest.fn(),
}));

const asked = jest.mocked(call);
beforeEach(() => asked.mockReset());
const stored = (version: number) =>
  asked.mockImplementation(
    async (_call, given) => ({ ...(given.params as { id: number }), version }) as never,
  );
const line = (id: number, version: number) => ({ id, version }) as CaseLine;
const open = (first: CaseLine) => renderHook((shown: CaseLine) => useCase(shown), { initialProps: first });

test('the drawer follows its row: another version is read, and the one shown stays until it is there', async () => {
  stored(1);
  const { result, rerender } = open(line(7, 1));
  await waitFor(() => expect(result.current.row).toEqual({ id: 7, version: 1 }));
  stored(2);
  rerender(line(7, 2));
  expect(result.current.row).toEqual({ id: 7, version: 1 });
  await waitFor(() => expect(result.current.row).toEqual({ id: 7, version: 2 }));
  rerender(line(7, 2));
  expect(asked).toHaveBeenCalledTimes(2);
});

test('of another row nothing of the first is shown', async () => {
  stored(1);
  const { result, rerender } = open(line(7, 1));
  await waitFor(() => expect(result.current.row).toEqual({ id: 7, version: 1 }));
  rerender(line(8, 1));
  expect(result.current.row).toBeNull();
  await waitFor(() => expect(result.current.row).toEqual({ id: 8, version: 1 }));
});

test('a case that could not be read is asked for again, and what an edit answered is shown at once', async () => {
  asked.mockRejectedValue(new ApiError('network', 0));
  const { result } = open(line(7, 1));
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'network' }));
  stored(1);
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.row).toEqual({ id: 7, version: 1 }));
  act(() => result.current.change({ id: 7, version: 3 } as never));
  expect(result.current).toMatchObject({ row: { id: 7, version: 3 }, error: null });
});
