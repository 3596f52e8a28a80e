import { buttons, fillField, pressButton } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { CaseListCommand } from '../keys/list-keys';
import { BulkBar } from '../review/bulk-bar';
import type { CaseLine } from '../store/case-line';
import type { CaseListStore } from '../store/case-list-store';
import '../texts';
import { CaseListDialogs } from './dialogs';
import { useCommands } from './use-commands';

jest.mock('@ciguawatch/shared/runtime/navigation/navigation', () => ({
  ...jest.requireActual('@ciguawatch/shared/runtime/navigation/navigation'),
  go: jest.fn(),
}));

const rows: CaseLine[] = [
  { id: 30, version: 1, review_state: 'new' },
  { id: 20, version: 1, review_state: 'withdrawn' },
  { id: 10, version: 1, review_state: 'rejected', deleted_at: '2026-11-20T20:00:00Z' },
];

/** Mocked case list whose focused row has this index; its functions record their calls. */
function caseListAt(index: number, opened = false, chosen = 0) {
  const store = {
    chosen,
    query: { deleted: false },
    opened: opened ? { index } : null,
    rows: { total: rows.length, row: (at: number) => rows[at] ?? null },
    line: (at: number) => rows[at] ?? null,
    open: jest.fn(),
    refresh: jest.fn(),
    remove: jest.fn(async () => undefined),
    restore: jest.fn(async () => undefined),
    decideChosen: jest.fn(async () => undefined),
    fail: jest.fn(),
    earlier: jest.fn(async (): Promise<object | null> => null),
    undoEarlier: jest.fn(),
    decisions: {
      last: null as object | null,
      take: jest.fn(async () => undefined),
      undo: jest.fn(() => true),
    },
  };
  const grid = { row: () => index, go: jest.fn() };
  const onOpenCase = jest.fn();
  const filters = { search: jest.fn(), filter: jest.fn() };
  const drawn = renderHook(() =>
    useCommands({
      store: store as unknown as CaseListStore,
      grid: { current: grid as never },
      filters: { current: filters as never },
      onCount: jest.fn(),
      onOpenCase,
    }),
  );
  const run = (command: CaseListCommand) => act(() => drawn.result.current.run(command));
  return { store, grid, filters, onOpenCase, run, commands: () => drawn.result.current };
}

test('a case is reviewed or set to review at once, and the list goes on to the next', () => {
  const { store, grid, run } = caseListAt(0);
  run('review');
  run('toReview');
  expect(store.decisions.take.mock.calls).toEqual([
    [rows[0], 'reviewed', null],
    [rows[0], 'to_review', null],
  ]);
  expect(grid.go).toHaveBeenLastCalledWith(1, true);
  expect(store.open).not.toHaveBeenCalled();
});

test('the case beside the list goes on too', () => {
  const { store, grid, run } = caseListAt(0, true);
  run('review');
  expect(grid.go).toHaveBeenCalledWith(1, false);
  expect(store.open).toHaveBeenCalledWith(rows[1], 1);
});

test('to reject asks for the reason first, and says it with the decision', () => {
  const { store, run, commands } = caseListAt(0);
  run('reject');
  expect(commands().asking).toEqual({ what: 'reason', state: 'rejected', id: 30 });
  expect(store.decisions.take).not.toHaveBeenCalled();
  act(() => commands().giveReason('Twice the same'));
  expect(store.decisions.take).toHaveBeenCalledWith(rows[0], 'rejected', 'Twice the same');
  expect([commands().asking, store.decideChosen.mock.calls]).toEqual([null, []]);
});

test('to delete asks first, and deletes that one case', () => {
  const { store, run, commands } = caseListAt(0);
  run('remove');
  expect(commands().asking).toEqual({ what: 'remove', id: 30 });
  expect(store.remove).not.toHaveBeenCalled();
  // Keys pressed while the dialog is still loading must not run commands.
  run('review');
  expect(store.decisions.take).not.toHaveBeenCalled();
  act(() => commands().stopAsking());
  expect([commands().asking, store.remove.mock.calls]).toEqual([null, []]);
  run('remove');
  act(() => commands().remove());
  expect(store.remove.mock.calls).toEqual([[[30]]]);
  expect(commands().asking).toBeNull();
});

test('nothing is decided about a case that its reporter withdrew, but it may be deleted', () => {
  const { store, run, commands } = caseListAt(1);
  for (const command of ['review', 'toReview', 'reject', 'restore'] as const) run(command);
  expect([store.decisions.take.mock.calls, store.restore.mock.calls, commands().asking]).toEqual([
    [],
    [],
    null,
  ]);
  run('remove');
  expect(commands().asking).toEqual({ what: 'remove', id: 20 });
});

test('a deleted case can only be restored', () => {
  const { store, run, commands } = caseListAt(2);
  for (const command of ['toReview', 'reject', 'remove'] as const) run(command);
  expect([store.decisions.take.mock.calls, commands().asking]).toEqual([[], null]);
  run('restore');
  expect(store.restore.mock.calls).toEqual([[[10]]]);
  run('review');
  expect([store.restore.mock.calls, store.decisions.take.mock.calls]).toEqual([[[[10]], [[10]]], []]);
});

test('in the view of deleted cases the key of a review restores all that are chosen', () => {
  const { store, run } = caseListAt(0, false, 20);
  Object.assign(store, { query: { deleted: true } });
  run('review');
  expect([store.restore.mock.calls, store.decideChosen.mock.calls]).toEqual([[[]], []]);
});

test('the chosen cases are reviewed and restored at once, rejected and deleted after they were asked about', () => {
  const { store, commands } = caseListAt(0);
  const all = (action: 'review' | 'toReview' | 'reject' | 'remove' | 'restore') =>
    act(() => commands().runChosen(action));
  all('review');
  all('toReview');
  expect(store.decideChosen.mock.calls).toEqual([['reviewed'], ['to_review']]);
  all('restore');
  expect(store.restore.mock.calls).toEqual([[]]);
  all('reject');
  expect(commands().asking).toEqual({ what: 'reason', state: 'rejected', id: null });
  act(() => commands().giveReason('Spam'));
  expect(store.decideChosen).toHaveBeenLastCalledWith('rejected', 'Spam', undefined);
  all('remove');
  expect(commands().asking).toEqual({ what: 'remove', id: null });
  expect(store.remove).not.toHaveBeenCalled();
  act(() => commands().remove());
  expect(store.remove.mock.calls).toEqual([[undefined]]);
  expect(store.decisions.take).not.toHaveBeenCalled();
});

test('with chosen rows the keys are for all of them, unless a case is open beside the list', () => {
  const { store, run, commands } = caseListAt(0, false, 20);
  run('review');
  run('toReview');
  expect(store.decideChosen.mock.calls).toEqual([['reviewed'], ['to_review']]);
  run('remove');
  expect(commands().asking).toEqual({ what: 'remove', id: null });
  act(() => commands().stopAsking());
  run('restore');
  expect([store.restore.mock.calls, store.decisions.take.mock.calls]).toEqual([[], []]);

  const beside = caseListAt(0, true, 20);
  beside.run('review');
  expect([beside.store.decideChosen.mock.calls, beside.store.decisions.take.mock.calls]).toEqual([
    [],
    [[rows[0], 'reviewed', null]],
  ]);
});

test('more than 20 chosen cases are decided about once that was confirmed', () => {
  const { store, run, commands } = caseListAt(0, false, 21);
  run('review');
  expect([commands().asking, store.decideChosen.mock.calls]).toEqual([
    { what: 'many', action: 'review' },
    [],
  ]);
  act(() => commands().stopAsking());
  expect(store.decideChosen).not.toHaveBeenCalled();
  run('toReview');
  act(() => commands().confirm());
  expect([commands().asking, store.decideChosen.mock.calls]).toEqual([null, [['to_review']]]);
  // A rejection already asks for a reason, so it needs no second confirmation.
  run('reject');
  expect(commands().asking).toEqual({ what: 'reason', state: 'rejected', id: null });
});

test('the other commands lead where they say', () => {
  const { store, grid, filters, onOpenCase, run, commands } = caseListAt(1);
  run('undo');
  run('search');
  run('filter');
  run('refresh');
  run('openCase');
  expect(store.decisions.undo).toHaveBeenCalledTimes(1);
  expect([filters.search, filters.filter, store.refresh].map(({ mock }) => mock.calls.length)).toEqual([
    1, 1, 1,
  ]);
  expect(onOpenCase).toHaveBeenCalledWith(20, 1);
  run('next');
  expect(grid.go).toHaveBeenLastCalledWith(2, true);
  run('previous');
  expect(grid.go).toHaveBeenLastCalledWith(0, true);
  run('keys');
  expect(commands().keys).toBe(true);
  run('refresh');
  expect(store.refresh).toHaveBeenCalledTimes(1);
  act(() => commands().closeKeys());
  expect(commands().keys).toBe(false);
});

test('a decision on many cases is undone once that was confirmed', () => {
  const { store, run, commands } = caseListAt(0);
  store.decisions.last = { kind: 'review', target: 'to_review', count: 865, at: '2026-11-20T20:00:00Z' };
  run('undo');
  expect(commands().asking).toMatchObject({ what: 'undo', decision: { count: 865 }, earlier: null });
  expect(store.decisions.undo).not.toHaveBeenCalled();
  act(() => commands().confirm());
  expect([commands().asking, store.decisions.undo.mock.calls.length]).toEqual([null, 1]);
});

test('with nothing decided in this visit, the last decision of before is named and asked about', async () => {
  const { store, run, commands } = caseListAt(0);
  store.decisions.undo.mockReturnValue(false);
  const earlier = { id: 'u', kind: 'delete', target: null, count: 1, at: '2026-11-20T20:00:00Z' };
  store.earlier.mockResolvedValue(earlier);
  run('undo');
  await waitFor(() => expect(commands().asking).toMatchObject({ what: 'undo', earlier }));
  act(() => commands().confirm());
  expect(store.undoEarlier.mock.calls).toEqual([[earlier]]);
});

test('without a network every decision says at once that it needs one, and changes nothing', () => {
  const { store, run, commands } = caseListAt(0);
  act(() => void window.dispatchEvent(new Event('offline')));
  for (const command of ['review', 'toReview', 'reject', 'remove', 'undo'] as const) run(command);
  act(() => commands().runChosen('review'));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(store.fail.mock.calls.map(([thrown]) => thrown.code)).toEqual(Array(6).fill('network'));
  expect([commands().asking, store.decisions.take.mock.calls, store.decideChosen.mock.calls]).toEqual([
    ...[null, [], []],
  ]);
});

test('the list does not go beyond its ends', () => {
  const first = caseListAt(0);
  first.run('previous');
  expect(first.grid.go).toHaveBeenLastCalledWith(0, true);
  const last = caseListAt(2);
  last.run('next');
  expect(last.grid.go).toHaveBeenLastCalledWith(2, true);
});

describe('what the store asks', () => {
  const draw = (asking: object | null, contact: number | null = null, more: object = {}) => {
    const told = { giveReason: jest.fn(), remove: jest.fn(), stopAsking: jest.fn(), onContact: jest.fn() };
    const commands = { ...told, ...more, asking, keys: false, closeKeys: () => undefined };
    renderWithRuntime(
      <CaseListDialogs
        commands={commands as never}
        chosen={3}
        contact={contact}
        onContact={told.onContact}
      />,
    );
    return told;
  };

  test('many cases are named by their count before they change', async () => {
    const confirm = jest.fn();
    const { stopAsking } = draw({ what: 'many', action: 'review' }, null, { confirm });
    expect(await screen.findByRole('alertdialog', { name: 'Mark 3 cases as reviewed?' })).toBeInTheDocument();
    pressButton('Cancel');
    expect([stopAsking.mock.calls.length, confirm.mock.calls.length]).toEqual([1, 0]);
    pressButton('Yes, 3 cases');
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  });

  test('a rejection needs a reason, one of spaces is none', async () => {
    const { giveReason, stopAsking } = draw({ what: 'reason', state: 'rejected', id: 30 });
    expect(await screen.findByRole('dialog', { name: 'Reject case 30?' })).toHaveTextContent(
      'A rejected case does not count on the map or in the figures. It stays in the list.',
    );
    expect(screen.queryByText(/^Say why/)).toBeNull();
    fillField(/^Reason/, '  ');
    pressButton('Reject');
    expect(await screen.findByText('Say why, so that others understand it later.')).toBeInTheDocument();
    expect(giveReason).not.toHaveBeenCalled();
    fillField(/^Reason/, ' Twice the same ');
    pressButton('Reject');
    await waitFor(() => expect(giveReason.mock.calls).toEqual([['Twice the same']]));
    pressButton('Cancel');
    expect(stopAsking).toHaveBeenCalledTimes(1);
  });

  test('the number of cases that are rejected together is said', async () => {
    draw({ what: 'reason', state: 'rejected', id: null });
    expect(await screen.findByRole('dialog', { name: 'Reject 3 cases?' })).toBeInTheDocument();
  });

  test.each([
    [30, 'Delete case 30?', 'Delete the case'],
    [null, 'Delete 3 cases?', 'Delete the 3 cases'],
  ])('a deletion (%s) is answered with yes or no', async (id, title, yes) => {
    const { remove, stopAsking } = draw({ what: 'remove', id });
    expect(await screen.findByRole('alertdialog', { name: title })).toHaveTextContent(
      'They can be restored for 30 days.',
    );
    pressButton('Cancel');
    expect([stopAsking.mock.calls.length, remove.mock.calls.length]).toEqual([1, 0]);
    pressButton(yes);
    expect(remove).toHaveBeenCalledTimes(1);
  });

  test('contacts leave in a file only after it was said that this is recorded', async () => {
    const { onContact } = draw(null, 3);
    expect(
      await screen.findByRole('alertdialog', { name: 'Export 3 cases with their contacts?' }),
    ).toHaveTextContent('Your name, the time and the filter are recorded.');
    pressButton('Cancel');
    expect(onContact.mock.calls).toEqual([[false]]);
    pressButton('Export');
    expect(onContact).toHaveBeenLastCalledWith(true);
  });

  test('nothing is asked where nothing is to be done', () => {
    draw(null);
    expect(buttons()).toEqual([]);
  });
});

describe('the bar of the chosen cases', () => {
  const draw = (deleted: boolean, progress: number | null = null) => {
    const [act_, export_, clear] = [jest.fn(), jest.fn(), jest.fn()];
    renderWithRuntime(
      <BulkBar
        count={3}
        progress={progress}
        deleted={deleted}
        onAction={act_}
        onExport={export_}
        onClear={clear}
      />,
    );
    return { act: act_, export_, clear };
  };

  test('does what each button says', () => {
    const { act: done, export_, clear } = draw(false);
    expect(screen.getByRole('status')).toHaveTextContent('3 cases');
    for (const words of ['Reviewed', 'Reject', 'To review', 'Delete']) pressButton(words);
    expect(done.mock.calls.flat()).toEqual(['review', 'reject', 'toReview', 'remove']);
    pressButton('Export');
    pressButton('Clear the selection');
    expect([export_.mock.calls.length, clear.mock.calls.length]).toEqual([1, 1]);
    expect(buttons('Restore')).toEqual([]);
  });

  test('offers to restore deleted cases, and nothing else is done with them', () => {
    const { act: done } = draw(true);
    expect(buttons(/Reviewed|Reject|To review|Delete/)).toEqual([]);
    pressButton('Restore');
    expect(done.mock.calls).toEqual([['restore']]);
  });

  test('says how far it is, and waits meanwhile', () => {
    draw(false, 1);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 3 done');
    expect(buttons().every(({ disabled }) => disabled)).toBe(true);
  });
});
