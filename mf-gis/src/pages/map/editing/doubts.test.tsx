import type { LocationFull } from '@ciguawatch/shared/api/schemas/outline';
import { setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { DoubtsBanner } from '../panels/doubts-banner';
import '../texts';
import { useSave } from './use-save';

const harness = setUpPage();
const place = { id: 12, version: 3 } as LocationFull;
const ROUTE = /12/;

test('questions of the server are kept until the next attempt, and no other failure is told', async () => {
  const doubts = [{ kind: 'point', at: [210.5, -17.6], places: [] }];
  harness.server.on('PATCH', ROUTE, {
    status: 409,
    data: { code: 'outline_doubtful', message: '', current: { doubts } },
  });
  const told = { onSaved: jest.fn(), onArrived: jest.fn(), onWaits: jest.fn(), onRefused: jest.fn() };
  const { result } = renderHook(() => useSave(told));
  await act(() => result.current.change(place, () => ({ name: 'Motu' })));
  expect(result.current).toMatchObject({ doubts, problem: null, clash: null });
  harness.server.on('PATCH', ROUTE, { status: 403, data: { code: 'country_forbidden', message: '' } });
  await act(() => result.current.change(place, () => ({ name: 'Motu', confirmed: ['point'] })));
  expect(harness.changes.at(-1)).toMatchObject({
    version: '3',
    body: { name: 'Motu', confirmed: ['point'] },
  });
  expect(result.current).toMatchObject({ doubts: [], problem: expect.stringMatching(/./) });
});

test('each question is asked in words, shown on the map where it arises, and confirmed together', () => {
  const [show, confirm] = [jest.fn(), jest.fn()];
  const point = { kind: 'point' as const, at: [210.5, -17.6] as [number, number], places: [] };
  renderWithRuntime(
    <DoubtsBanner
      doubts={[point, { kind: 'grown', at: null, places: [] }]}
      busy={false}
      onShow={show}
      onConfirm={confirm}
      onClose={jest.fn()}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('A point would replace the outline drawn so far.');
  expect(screen.getByRole('alert')).toHaveTextContent('Its area is more than twice the present one.');
  fireEvent.click(screen.getByText('Show'));
  expect(show).toHaveBeenCalledWith(point);
  fireEvent.click(screen.getByText('It is right, save it'));
  expect(confirm).toHaveBeenCalledTimes(1);
});
