import type { Location } from '@ciguawatch/shared/api/schemas/location';
import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import { renderHook } from '@testing-library/react';
import { NOTHING_DRAWN } from '../../../outline/drawing';
import { edit, startEditing } from '../../../outline/edit-state';
import { useParentView } from './use-parent-view';

const places = [
  { id: 1, loca_bbox: [210, -18, 212, -17] },
  { id: 2, loca_bbox: null },
  { id: 3, loca_bbox: [220, -10, 221, -9] },
] as unknown as readonly Location[];
const blank = startEditing(NOTHING_DRAWN);

/** @returns the boxes shown while the new place is attached to each parent in turn */
function shownFor(parents: readonly (number | null)[], state = blank, isNew = true) {
  const show = jest.fn();
  const map = { show } as unknown as MapHandle;
  const { rerender } = renderHook(({ parent }) => useParentView(map, places, { isNew, parent, state }), {
    initialProps: { parent: null as number | null },
  });
  for (const parent of parents) rerender({ parent });
  return show.mock.calls;
}

test('the map goes once to each place that a new one is attached to, where its box is known', () => {
  expect(shownFor([])).toEqual([]);
  expect(shownFor([1, 2, 1, 3])).toEqual([
    [[210, -18, 212, -17], 12, 70],
    [[220, -10, 221, -9], 12, 70],
  ]);
});

test('the map stays where something is being drawn, and at a stored place', () => {
  const begun = edit(edit(blank, { do: 'tool', tool: 'part' }), { do: 'sketch', position: [211, -17.5] });
  expect(shownFor([1], begun)).toEqual([]);
  expect(shownFor([1], blank, false)).toEqual([]);
});
