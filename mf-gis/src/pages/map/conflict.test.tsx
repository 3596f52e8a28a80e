import type { LocationFull } from '@ciguawatch/shared/api/schemas/outline';
import { toStoredGeometry } from '@ciguawatch/shared/domain/geo/geometry-antimeridian';
import type { Outline } from '@ciguawatch/shared/domain/outline/outline';
import { renderWithRuntime, setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../texts';
import './texts';
import { Conflict } from './conflict';

const motu = (x: number, side = 1): Outline[number] => [
  [
    [x, -15],
    [x + side, -15],
    [x + side, -15 + side],
    [x, -15 + side],
    [x, -15],
  ],
];
const geometry = (...coordinates: Outline) => toStoredGeometry({ type: 'MultiPolygon', coordinates });
const place = (outline: LocationFull['geometry'], version: number) =>
  ({
    ...{ id: 12, version, name: 'Rangiroa', names: {}, type: 'I', country: 4, parent_id: 90, timezone: null },
    ...{ own_timezone: null, landform: null, residents: null, geometry: outline },
    changed_by: { id: 3, name: 'Teva' },
  }) as unknown as LocationFull;

const show = async (mine: Outline, theirs: Outline) => {
  const onSettle = jest.fn();
  setRuntime();
  renderWithRuntime(
    <Conflict
      base={place(geometry(motu(210), motu(214), motu(218)), 1)}
      patch={{ geometry: geometry(...mine), name: 'Rairoa' }}
      current={place(geometry(...theirs), 2)}
      busy={false}
      onSettle={onSettle}
      onBack={jest.fn()}
    />,
  );
  await screen.findByRole('alertdialog');
  return onSettle;
};
const save = () => screen.getByRole('button', { name: 'Save' });

test('each differing part is taken from one side or the other, by keyboard', async () => {
  const onSettle = await show(
    [motu(210, 2), motu(214, 2), motu(218)],
    [motu(210, 3), motu(214), motu(218, 2)],
  );
  expect(save()).toBeDisabled();
  expect(screen.getByRole('rowheader', { name: /part 2 of 3 \(only you changed it\)/ })).toBeVisible();
  // Only the part that both changed is open.
  expect(screen.getAllByText('To choose')).toHaveLength(1);
  screen.getAllByRole('radio')[0]!.focus();
  await userEvent.keyboard(' ');
  await userEvent.click(save());
  expect(onSettle).toHaveBeenCalledWith(expect.objectContaining({ name: 'Rairoa' }), [
    motu(218, 2),
    motu(210, 2),
    motu(214, 2),
  ]);
});

test('all parts of one side leave the outline of that side', async () => {
  const onSettle = await show(
    [motu(210, 2), motu(214, 2), motu(218)],
    [motu(210, 3), motu(214), motu(218, 2)],
  );
  await userEvent.click(screen.getByRole('button', { name: 'Take all parts of Teva' }));
  await userEvent.click(save());
  expect(onSettle).toHaveBeenLastCalledWith({ name: 'Rairoa' }, null);
  await userEvent.click(screen.getByRole('button', { name: 'Take all parts of yours' }));
  await userEvent.click(save());
  expect(onSettle).toHaveBeenLastCalledWith(
    { name: 'Rairoa', geometry: geometry(motu(210, 2), motu(214, 2), motu(218)) },
    null,
  );
});

test('a choice that would leave no part cannot be saved', async () => {
  await show([motu(230)], [motu(240)]);
  const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
  await choose(/part 1 of 2.*, Teva, Nothing/);
  await choose(/part 2 of 2.*, You, Nothing/);
  expect(save()).toBeDisabled();
  expect(screen.getByRole('alert')).toHaveTextContent('No part would be left');
});

test('one difference is a choice between the whole outlines', async () => {
  await show([motu(210, 2), motu(214), motu(218)], [motu(210, 3), motu(214), motu(218)]);
  expect(screen.getByRole('rowheader', { name: /^Outline/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Take all/ })).toBeNull();
});
