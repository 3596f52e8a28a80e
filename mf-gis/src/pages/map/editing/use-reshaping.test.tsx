import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, renderHook } from '@testing-library/react';
import { clip } from '../../../outline/clipping/clip';
import { type EditAction, type EditState, EMPTY_EDIT, edit } from '../../../outline/edit-state';
import '../texts';
import { useReshaping } from './use-reshaping';

jest.mock('../../../outline/clipping/clip', () => ({ clip: jest.fn() }));

const corners: Position[] = [
  [210, -17],
  [211, -17],
  [211, -16],
];
const actions: EditAction[] = (['part', 'cut'] as const).flatMap((tool): EditAction[] => [
  { do: 'tool', tool },
  ...corners.map((position): EditAction => ({ do: 'sketch', position })),
  { do: 'finish' },
]);
const drawn = actions.reduce(edit, EMPTY_EDIT);
const { outline } = drawn.history.now;

beforeEach(() => {
  setRuntime();
  jest.restoreAllMocks();
});

/** Finishes the area twice; its result arrives after `meanwhile`. */
async function finish(result: () => Promise<typeof outline>, meanwhile: EditState = drawn) {
  let arrive = () => {};
  const computed = new Promise<void>((resolve) => {
    arrive = resolve;
  }).then(result);
  jest.mocked(clip).mockReturnValue(computed as never);
  const dispatch = jest.fn();
  const { result: hook, rerender } = renderHook(({ state }) => useReshaping(state, dispatch), {
    initialProps: { state: drawn },
  });
  act(() => {
    hook.current({ do: 'finish' });
    hook.current({ do: 'finish' });
  });
  rerender({ state: meanwhile });
  await act(async () => {
    arrive();
    await computed.catch(() => undefined);
  });
  return dispatch;
}

test('an area is computed once and becomes a step', async () => {
  expect(await finish(() => Promise.resolve([]))).toHaveBeenCalledTimes(1);
  expect(clip).toHaveBeenCalledWith('cut', { outline, area: [[...drawn.sketch, drawn.sketch[0]]] });
});

test('what was edited meanwhile is not replaced', async () => {
  const later = edit(drawn, { do: 'sketch', position: [212, -16] });
  expect(await finish(() => Promise.resolve([]), later)).not.toHaveBeenCalled();
});

test.each([
  ['an area beside the outline', () => Promise.resolve(outline), 'warning' as const],
  [
    'an area that cannot be computed',
    () => Promise.reject(new Error('The worker is gone.')),
    'error' as const,
  ],
])('%s is said, and stays drawn', async (_, result, tone) => {
  const told = jest.spyOn(toasts, tone).mockImplementation();
  expect(await finish(result)).not.toHaveBeenCalled();
  expect(told).toHaveBeenCalledTimes(1);
});

test('other actions pass', () => {
  const dispatch = jest.fn();
  const { result } = renderHook(() => useReshaping({ ...drawn, tool: 'part' }, dispatch));
  result.current({ do: 'finish' });
  expect(dispatch).toHaveBeenCalledWith({ do: 'finish' });
});
