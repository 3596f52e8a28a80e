import type { SavedView } from '@ciguawatch/shared/api/schemas/case-list';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { fillField, pressButton, pressTwice, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen, waitFor } from '@testing-library/react';
import { ALL_CASES, type CaseListQuery } from '../../../case-filter/query-address';
import '../texts';
import type { ViewAction } from './views-bar';
import { ViewsPanel } from './views-panel';

// Replaces the bar by plain buttons, because its links, counts and menu have tests of their own.
jest.mock('./views-bar', () => ({
  ViewsBar: ({ views, chosen, onChoose, onSave, onAction }: BarProps) => (
    <>
      {views.map((view) => (
        <button key={view.id} type="button" onClick={() => onChoose(view)}>
          choose {view.name}
        </button>
      ))}
      <button type="button" onClick={onSave}>
        save
      </button>
      {(['update', 'rename', 'delete'] as const).map((action) => (
        <button key={action} type="button" onClick={() => onAction(action)}>
          {action}
        </button>
      ))}
      <p>chosen: {chosen?.name}</p>
    </>
  ),
}));
interface BarProps {
  views: readonly SavedView[];
  chosen: SavedView | null;
  onChoose: (view: SavedView) => void;
  onSave: () => void;
  onAction: (action: ViewAction) => void;
}

const harness = setUpPage();
const view = (id: number, part: Partial<SavedView> = {}): SavedView => ({
  id,
  name: `View ${id}`,
  filter: { gender: id === 1 ? 'F' : 'M' },
  sort: '',
  columns: [],
  shared: false,
  own: true,
  owner: { id: 7, name: 'Hina' },
  version: 4,
  changed_at: '2026-11-20T20:00:00Z',
  ...part,
});
const layout = { order: ['id', 'age'], shown: ['id', 'age'], widths: { age: 80 } };

async function draw(query: CaseListQuery = ALL_CASES) {
  harness.server.on('GET', 'cw/view/', {
    data: [view(1), view(2, { columns: [{ name: 'age', width: 90 }] })],
  });
  const [failed, onLayout] = [jest.fn(), jest.fn()];
  renderWithRuntime(
    <ViewsPanel query={query} layout={layout as never} onLayout={onLayout} onFailed={failed} version={0} />,
    { user: fakeUser() },
  );
  await screen.findByText('choose View 1');
  return { failed, onLayout };
}
const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

test('a view is deleted only after the question, and leaves the bar', async () => {
  harness.server.on('DELETE', 'cw/view/2/', { data: {} });
  await draw();
  pressButton('choose View 2');
  pressButton('delete');
  expect(await screen.findByRole('alertdialog', { name: 'Delete the view View 2?' })).toHaveTextContent(
    'The cases stay as they are.',
  );
  pressButton('Cancel');
  await closed();
  expect(harness.changes).toEqual([]);
  pressButton('delete');
  await screen.findByRole('alertdialog');
  pressTwice('Delete the view');
  await waitFor(() => expect(screen.queryByText('choose View 2')).toBeNull());
  expect(harness.changes).toEqual([{ asked: 'DELETE cw/view/2/', version: '4', body: undefined }]);
  expect(screen.getByText('choose View 1')).toBeInTheDocument();
});

test('a view that could not be deleted stays, and the failure is shown', async () => {
  harness.server.on('DELETE', 'cw/view/1/', { status: 403, data: { code: 'forbidden', message: '' } });
  const { failed } = await draw();
  pressButton('choose View 1');
  pressButton('delete');
  await screen.findByRole('alertdialog');
  pressButton('Delete the view');
  await waitFor(() => expect(failed).toHaveBeenCalledWith(expect.objectContaining({ status: 403 })));
  expect(screen.getByText('choose View 1')).toBeInTheDocument();
});

test('nothing is deleted while no view is chosen', async () => {
  await draw();
  pressButton('delete');
  pressButton('update');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(harness.changes).toEqual([]);
});

test('saves the shown filters in the view at once, based on the version that was read', async () => {
  harness.server.on('PATCH', 'cw/view/1/', { data: view(1, { name: 'Changed' }) });
  await draw({ ...ALL_CASES, filter: { gender: 'F' } });
  // The page was opened by its URL, so the view is found by its query.
  expect(screen.getByText('chosen: View 1')).toBeInTheDocument();
  pressButton('update');
  expect(await screen.findByText('choose Changed')).toBeInTheDocument();
  expect(harness.changes).toEqual([
    {
      asked: 'PATCH cw/view/1/',
      version: '4',
      body: expect.objectContaining({
        filter: { gender: 'F' },
        columns: [
          { name: 'id', width: null },
          { name: 'age', width: 80 },
        ],
      }),
    },
  ]);
});

test('a view brings its columns, one without leaves them', async () => {
  const { onLayout } = await draw();
  pressButton('choose View 1');
  expect(onLayout).not.toHaveBeenCalled();
  pressButton('choose View 2');
  expect(onLayout).toHaveBeenCalledWith({ order: ['age'], shown: ['age'], widths: { age: 90 } });
});

test('a new view needs a name, is saved and chosen', async () => {
  harness.server.on('POST', 'cw/view/', { status: 201, data: view(3, { filter: { gender: 'O' } }) });
  await draw();
  pressButton('save');
  await screen.findByRole('dialog');
  pressTwice('Save');
  expect(await screen.findByText('Give the view a name.')).toBeInTheDocument();
  expect(harness.changes).toEqual([]);
  fillField(/^Name/, 'View 3');
  pressButton('Save');
  expect(await screen.findByText('chosen: View 3')).toBeInTheDocument();
  expect(harness.changes[0]?.body).toMatchObject({ name: 'View 3', shared: false, filter: {} });
});

test('a view is renamed, not made a second time', async () => {
  harness.server.on('PATCH', 'cw/view/1/', { data: view(1, { name: 'Women' }) });
  await draw();
  pressButton('choose View 1');
  pressButton('rename');
  await screen.findByRole('dialog');
  fillField(/^Name/, 'Women');
  pressButton('Save');
  expect(await screen.findByText('chosen: Women')).toBeInTheDocument();
  expect(harness.changes).toEqual([
    { asked: 'PATCH cw/view/1/', version: '4', body: { name: 'Women', shared: false } },
  ]);
});
