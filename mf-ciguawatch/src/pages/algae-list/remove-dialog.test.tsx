import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { type OutboxItem, outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { buttons, pressButton, pressTwice, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime, setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { savedFiles } from '@ciguawatch/shared/testing/saved-files';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import '../../algae/texts';
import type { TrackingQuery } from '../../algae/query';
import { tracking } from '../../algae/tracking';
import { ListHead } from './list-head';
import { RemoveDialog } from './remove-dialog';
import { useDeleted } from './use-deleted';

jest.mock('@ciguawatch/shared/ui/charts/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('../../places/names', () => ({ countryName: () => 'French Polynesia' }));

const harness = setUpPage();
beforeEach(() => void jest.spyOn(tracking, 'refresh').mockResolvedValue(undefined as never));
const fillOutbox = (...items: Partial<OutboxItem>[]) =>
  runInAction(() => {
    outbox.items = items as OutboxItem[];
  });
afterEach(() => {
  jest.restoreAllMocks();
  fillOutbox();
});

const row = (id: number, part: Partial<Tracking> = {}): Tracking => ({
  id,
  uuid: null,
  station: null,
  code: 'RAI-1',
  at_country: 4,
  at_geom: null,
  at_sampling_time: null,
  at_water_temperature: null,
  at_sampling_depth: null,
  at_sampling_picture: null,
  at_cells_nb: null,
  at_species: null,
  at_toxicity_data: null,
  cells_unit: null,
  data_source: null,
  identification: null,
  at_dino_identification: null,
  source: 'form',
  created_at: '2026-11-20T20:00:00Z',
  changed_at: '2026-11-20T20:00:00Z',
  deleted_at: null,
  version: id + 10,
  ...part,
});

async function ask(rows: Tracking[], online = true) {
  const closed = jest.fn();
  renderWithRuntime(<RemoveDialog rows={rows} onClose={closed} />, { user: fakeUser(), online });
  await screen.findByRole('alertdialog');
  return closed;
}

test('samplings are deleted after the question, each in the version that was read', async () => {
  harness.server.on('POST', 'gd/tracking/batch/', { data: { rows: [], known: 0, repeats: [] } });
  const closed = await ask([row(1), row(2), row(3, { code: null })]);
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    /Delete RAI-1, No code\?.*3 rows leave the list and the map\./,
  );
  expect(harness.changes).toEqual([]);
  pressTwice('Delete');
  await waitFor(() => expect(closed).toHaveBeenCalledWith(true));
  expect(harness.changes).toEqual([
    {
      asked: 'POST gd/tracking/batch/',
      body: { removals: [1, 2, 3].map((id) => ({ id, version: id + 10 })) },
    },
  ]);
  expect(harness.toasts).toEqual([
    'success: This sampling was deleted! / It stays in the view “Deleted” for thirty days.',
  ]);
});

test('of many samplings only the first are named', async () => {
  await ask(['A', 'B', 'C', 'D'].map((code, id) => row(id, { code })));
  expect(screen.getByRole('alertdialog', { name: 'Delete A, B, C…?' })).toBeInTheDocument();
});

test('of two samplings of one station the dialog says which is deleted', async () => {
  await ask([row(1, { station: 'A1', at_sampling_time: '2026-03-04' })]);
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Delete A1 · RAI-1 03/04/26?');
});

test('three samplings are all named', async () => {
  await ask(['A', 'B', 'C'].map((code, id) => row(id, { code })));
  expect(screen.getByRole('alertdialog', { name: 'Delete A, B, C?' })).toBeInTheDocument();
});

test('nothing is deleted when the question is answered with no', async () => {
  const closed = await ask([row(1)]);
  pressButton('Cancel');
  expect(closed.mock.calls).toEqual([[false]]);
  expect(harness.changes).toEqual([]);
});

test('a sampling that somebody changed meanwhile is not deleted, and the dialog says so', async () => {
  harness.server.on('POST', 'gd/tracking/batch/', {
    status: 409,
    data: { code: 'conflict', message: '', current: [] },
  });
  const closed = await ask([row(1)]);
  pressButton('Delete');
  await waitFor(() => expect(closed.mock.calls).toEqual([[false]]));
  expect(harness.toasts).toEqual([expect.stringMatching(/^error: This sampling cannot be deleted! \/ ./)]);
});

test('without a network the deletion waits on the device', async () => {
  const add = jest.spyOn(outbox, 'add').mockResolvedValue(undefined as never);
  jest.spyOn(outbox, 'settled').mockResolvedValue(undefined as never);
  const closed = await ask([row(1)], false);
  pressButton('Delete');
  await waitFor(() => expect(closed).toHaveBeenCalledWith(true));
  expect(add).toHaveBeenCalledWith(
    expect.objectContaining({ body: { removals: [{ id: 1, version: 11 }] }, label: 'Deletion of RAI-1' }),
  );
  expect(harness.toasts).toEqual([
    'warning: Sampling kept on this device / It will be sent when the network is back.',
  ]);
});

describe('deleted samplings', () => {
  const open = async () => {
    setRuntime({ user: fakeUser() });
    const drawn = renderHook(() => useDeleted(true));
    await act(async () => undefined);
    return () => drawn.result.current;
  };

  test('are asked for when they are shown, and restored by their numbers', async () => {
    harness.server
      .on('GET', 'gd/tracking/', { data: [row(1), row(2)] })
      .on('POST', 'gd/tracking/batch/', { data: { rows: [], known: 0, repeats: [] } });
    const deleted = await open();
    await waitFor(() => expect(deleted()).toMatchObject({ ready: true, failed: false }));
    expect(harness.server.sent('gd/tracking/')[0]?.path).toContain('deleted=true');
    await act(() => deleted().restore([row(1), row(2)]));
    expect(harness.changes.map(({ body }) => body)).toEqual([{ restores: [1, 2] }]);
    expect(harness.toasts).toEqual(['success: 2 rows restored']);
    expect(harness.server.sent('gd/tracking/?')).toHaveLength(2);
  });

  test('are not asked for while others are shown, and once the view is changed to them', async () => {
    harness.server.on('GET', 'gd/tracking/', { data: [row(1)] });
    setRuntime({ user: fakeUser() });
    const drawn = renderHook((shown: boolean) => useDeleted(shown), { initialProps: false });
    await act(async () => undefined);
    expect(harness.server.requests).toEqual([]);
    expect(drawn.result.current.rows).toEqual([]);
    drawn.rerender(true);
    await waitFor(() => expect(drawn.result.current.ready).toBe(true));
  });

  test('that cannot be restored without a network wait on the device under the words of the button', async () => {
    harness.server.on('GET', 'gd/tracking/', { data: [row(1)] });
    const add = jest.spyOn(outbox, 'add').mockResolvedValue(undefined as never);
    jest.spyOn(outbox, 'settled').mockResolvedValue(undefined as never);
    const deleted = await open();
    await waitFor(() => expect(deleted().ready).toBe(true));
    act(() => setRuntime({ user: fakeUser(), online: false }));
    await act(() => deleted().restore([row(1)]));
    expect(add).toHaveBeenCalledWith(expect.objectContaining({ body: { restores: [1] }, label: 'Restore' }));
  });

  test('that cannot be restored any more stay deleted, with a message', async () => {
    harness.server
      .on('GET', 'gd/tracking/', { data: [row(1)] })
      .on('POST', 'gd/tracking/batch/', { status: 410, data: { code: 'restore_expired', message: '' } });
    const deleted = await open();
    await waitFor(() => expect(deleted().ready).toBe(true));
    await act(() => deleted().restore([row(1)]));
    expect(harness.toasts).toEqual([
      expect.stringMatching(/^error: This sampling could not be restored \/ ./),
    ]);
  });

  test('that cannot be loaded are reported as missing', async () => {
    harness.server.on('GET', 'gd/tracking/', { status: 500, data: { code: 'server_error', message: '' } });
    const deleted = await open();
    await waitFor(() => expect(deleted()).toMatchObject({ ready: false, failed: true, rows: [] }));
  });
});

describe('the head of the list', () => {
  const rows = [row(1), row(2)];
  const draw = (view: string, chosen: Tracking[] = [], search = '') => {
    const [remove, restore] = [jest.fn(), jest.fn()];
    const query = { view, search } as TrackingQuery;
    renderWithRuntime(
      <ListHead
        samplings={1}
        rows={rows}
        chosen={chosen}
        query={query}
        onRemove={remove}
        onRestore={restore}
      />,
      { user: fakeUser() },
    );
    return { remove, restore };
  };

  test('offers to delete the rows that are chosen, nothing where none is', () => {
    const { remove } = draw('all', rows);
    expect(screen.getByRole('status')).toHaveTextContent('1 sampling');
    expect(buttons(/Restore/)).toEqual([]);
    pressButton('Delete 2 rows');
    expect(remove).toHaveBeenCalledTimes(1);
    draw('all');
    expect(buttons(/Delete/)).toHaveLength(1);
  });

  test('offers to restore deleted rows, and never to delete them twice', () => {
    const { restore } = draw('deleted', rows);
    expect(buttons(/Delete/)).toEqual([]);
    pressButton('Restore 2 rows');
    expect(restore).toHaveBeenCalledTimes(1);
  });

  test('offers to restore nothing where no row is chosen', () => {
    draw('deleted');
    expect(buttons(/Restore/)).toEqual([]);
  });

  test('links to the map with the current filter, to the import and to a new sampling', () => {
    draw('deleted', [], 'motu');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Algae reports');
    // The map has no deleted rows, so its link keeps the search but not the view.
    for (const [name, to] of [
      ['Map', '/ciguawatch/algae/map?search=motu'],
      ['Import a CSV', '/ciguawatch/algae/import'],
      ['New sampling', '/ciguawatch/algae/report/new'],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
  });

  test('shows what waits on this device, with a link to it', () => {
    draw('all');
    expect(screen.queryByText(/waits on this device/)).toBeNull();
    const account = fakeUser().id;
    act(() => fillOutbox({ call: 'saveTracking', account }, { call: 'createCase', account }));
    expect(screen.getByText(/One item of samplings is waiting on this device\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the outbox' })).toHaveAttribute('href', '/outbox');
  });

  test('saves the listed rows as CSV or GeoJSON', async () => {
    draw('all');
    pressButton('CSV');
    pressButton('GeoJSON');
    await waitFor(async () => expect(await savedFiles()).toHaveLength(2));
    const [table, map] = await savedFiles();
    expect([table?.name, map?.name]).toEqual([
      expect.stringMatching(/\.csv$/),
      expect.stringMatching(/\.geojson$/),
    ]);
    expect(table?.text.match(/RAI-1/g)).toHaveLength(2);
    expect(JSON.parse(map?.text ?? '').features).toHaveLength(2);
  });
});
