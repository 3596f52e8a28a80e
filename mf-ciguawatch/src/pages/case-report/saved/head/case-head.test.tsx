import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { emptyReport } from '@ciguawatch/shared/domain/report/report-values';
import { setClock } from '@ciguawatch/shared/runtime/page/clock';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { fullCase } from '@ciguawatch/shared/testing/full-case';
import { buttons, pressButton, pressTwice, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen, waitFor } from '@testing-library/react';
import '../../../../texts';
import '../../../case-list/texts';
import { announceCase } from '../../../../report/report-send';
import { Corrections } from '../../../../review-card/corrections';
import { EraseContact } from '../contact/erase-contact';
import { UnsavedChangesNotice } from '../left/unsaved-changes-notice';
import { CaseHead } from './case-head';

jest.mock('../../document/report-paper', () => ({ ReportPaper: () => null }));
jest.mock('../../../../report/report-send', () => ({ announceCase: jest.fn() }));

const harness = setUpPage();
const AT = Date.UTC(2026, 10, 25);
beforeEach(() => {
  setClock(() => AT);
  jest.mocked(announceCase).mockClear();
});
afterEach(() => setClock());

function draw(part: Partial<CaseFull> = {}) {
  const [changed, edit, waits] = [jest.fn(), jest.fn(), jest.fn()];
  const beside = { newer: null, older: null, same_meal: [], duplicates: [], with_contact: [] };
  const { unmount } = renderWithRuntime(
    <CaseHead
      row={fullCase(part)}
      values={emptyReport()}
      beside={beside}
      from={null}
      corrections={new Corrections(changed)}
      notice={<p>The notice</p>}
      onEdit={edit}
      onWaits={waits}
      onChanged={changed}
    />,
    { user: fakeUser() },
  );
  return { changed, edit, waits, unmount };
}
const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const conflict = (current: CaseFull) => ({ status: 409, data: { code: 'conflict', message: '', current } });

test('a case is deleted only after the question, in the version that was read', async () => {
  harness.server.on('DELETE', 'cw/case/1249/', { data: {} });
  const { changed } = draw();
  pressButton('Delete');
  expect(await screen.findByRole('alertdialog', { name: 'Delete case 1249?' })).toHaveTextContent(
    'This case disappears from lists, map and statistics. It can be restored for 30 days.',
  );
  pressButton('Cancel');
  await closed();
  expect(harness.changes).toEqual([]);
  pressButton('Delete');
  await screen.findByRole('alertdialog');
  pressTwice('Delete the case');
  await closed();
  expect(harness.changes).toEqual([{ asked: 'DELETE cw/case/1249/', version: '3', body: undefined }]);
  expect(changed).toHaveBeenCalledWith({
    ...fullCase(),
    deleted_at: new Date(AT).toISOString(),
    version: 4,
  });
  expect(announceCase).toHaveBeenCalledWith(1249);
  expect(harness.toasts).toEqual(['success: This case was deleted!']);
});

test('a case that somebody changed meanwhile is not deleted: what it says now is shown', async () => {
  const current = fullCase({ version: 4, age: 12 });
  harness.server.on('DELETE', 'cw/case/1249/', conflict(current));
  const { changed } = draw();
  pressButton('Delete');
  await screen.findByRole('alertdialog');
  pressButton('Delete the case');
  await closed();
  expect(changed.mock.calls).toEqual([[current]]);
  expect(announceCase).not.toHaveBeenCalled();
  expect(harness.toasts).toEqual([expect.stringMatching(/^error: This case cannot be deleted! \/ ./)]);
});

const awaits = { status: 403, data: { code: 'awaits_approval', message: '', current: { opens: 2 } } };
const held = () => screen.queryByText('Case 1250 was left out in favour of case 1249');

test('a deletion that a second person must approve is not said to have failed', async () => {
  harness.server.on('DELETE', 'cw/case/1249/', awaits);
  const { changed, waits } = draw();
  pressButton('Delete');
  await screen.findByRole('alertdialog');
  pressButton('Delete the case');
  await closed();
  expect([waits.mock.calls.length, changed.mock.calls]).toEqual([1, []]);
  expect(harness.toasts).toEqual([expect.stringMatching(/^warning: Waiting for approval \/ 2 public rows/)]);
});

test('a case that stands for another report offers to swap the two, and is deleted no more before', async () => {
  const duplicate = { id: 1250, version: 7, reason: '' };
  harness.server
    .on('DELETE', 'cw/case/1249/', {
      status: 409,
      data: { code: 'case_original', message: '', current: duplicate },
    })
    .on('POST', 'cw/case/1249/swap/', { data: fullCase({ version: 4 }) });
  const { changed } = draw();
  expect(held()).toBeNull();
  pressButton('Delete');
  await screen.findByRole('alertdialog');
  pressButton('Delete the case');
  await closed();
  expect([changed.mock.calls, harness.toasts]).toEqual([[], []]);
  expect(held()).toBeInTheDocument();
  pressButton('Swap 1249 with 1250');
  await waitFor(() => expect(changed).toHaveBeenCalledWith(fullCase({ version: 4 })));
  expect(harness.changes[1]).toEqual({
    asked: 'POST cw/case/1249/swap/',
    version: '3',
    body: { duplicate: 1250, version: 7 },
  });
  expect(held()).toBeNull();
});

test('a swap that a second person must approve is no longer offered', async () => {
  const current = { id: 1250, version: 7, reason: '' };
  harness.server
    .on('DELETE', 'cw/case/1249/', { status: 409, data: { code: 'case_original', message: '', current } })
    .on('POST', 'cw/case/1249/swap/', awaits);
  const { changed } = draw();
  pressButton('Delete');
  await screen.findByRole('alertdialog');
  pressButton('Delete the case');
  await closed();
  pressButton('Swap 1249 with 1250');
  await waitFor(() => expect(held()).toBeNull());
  expect(changed).not.toHaveBeenCalled();
});

test('another refusal leaves the case as it was', async () => {
  harness.server.on('DELETE', 'cw/case/1249/', { status: 500, data: { code: 'server_error', message: '' } });
  const { changed } = draw();
  pressButton('Delete');
  await screen.findByRole('alertdialog');
  pressButton('Delete the case');
  await closed();
  expect(changed).not.toHaveBeenCalled();
});

test('a deleted case says since when, can only be restored, and comes back at once', async () => {
  const back = fullCase({ version: 5 });
  harness.server.on('POST', 'cw/case/1249/restore/', { data: back });
  const { changed } = draw({ deleted_at: '2026-11-24T20:00:00Z' });
  expect(screen.getByRole('status')).toHaveTextContent(
    /This case was deleted on .*2026.*It can be restored for 30 days\./,
  );
  expect(screen.queryByText('The notice')).toBeNull();
  expect(buttons(/Edit|Delete/)).toEqual([]);
  pressTwice('Restore the case');
  await waitFor(() => expect(changed).toHaveBeenCalledWith(back));
  expect(announceCase).toHaveBeenCalledWith(1249);
  expect(harness.toasts).toEqual(['success: The case is restored.']);
});

test('a restoring that a second person must approve is not said to have failed', async () => {
  harness.server.on('POST', 'cw/case/1249/restore/', awaits);
  const { changed, waits } = draw({ deleted_at: '2026-11-24T20:00:00Z' });
  pressButton('Restore the case');
  await waitFor(() => expect(waits).toHaveBeenCalledTimes(1));
  expect(changed).not.toHaveBeenCalled();
  expect(harness.toasts).toEqual([expect.stringMatching(/^warning: Waiting for approval/)]);
});

test('a deleted case that somebody changed meanwhile is shown as it is now', async () => {
  const current = fullCase({ version: 6 });
  harness.server.on('POST', 'cw/case/1249/restore/', conflict(current));
  const { changed } = draw({ deleted_at: '2026-11-24T20:00:00Z' });
  pressButton('Restore the case');
  await waitFor(() => expect(changed.mock.calls).toEqual([[current]]));
  expect(announceCase).not.toHaveBeenCalled();
});

test('shows that a case can no longer be restored', async () => {
  harness.server.on('POST', 'cw/case/1249/restore/', {
    status: 410,
    data: { code: 'restore_expired', message: '' },
  });
  const { changed } = draw({ deleted_at: '2026-10-01T20:00:00Z' });
  pressButton('Restore the case');
  await waitFor(() =>
    expect(harness.toasts).toEqual([expect.stringMatching(/^error: The case could not be restored \/ ./)]),
  );
  expect(changed).not.toHaveBeenCalled();
});

test('a case says its number, state and source, and is opened to be changed', () => {
  const { edit } = draw({ source: 'haedat', review_state: 'rejected' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No. 1249');
  expect(screen.getByText('The notice')).toBeInTheDocument();
  for (const words of ['Rejected', 'HAEDAT database', 'Read-only'])
    expect(screen.getByText(words)).toBeInTheDocument();
  expect(buttons(/Restore/)).toEqual([]);
  pressButton('Edit');
  expect(edit).toHaveBeenCalledTimes(1);
});

test('what was reported here has no other source beside its state', () => {
  draw();
  expect(screen.queryByText('Report')).toBeNull();
});

describe('the contact of a case', () => {
  const erase = async () => {
    pressButton('Erase the contact');
    await screen.findByRole('alertdialog', { name: 'Erase the contact of case 1249?' });
  };
  const open = () => {
    const changed = jest.fn();
    renderWithRuntime(<EraseContact row={fullCase()} onChanged={changed} />, { user: fakeUser() });
    return changed;
  };

  test('is erased only after the question, in the version that was read', async () => {
    harness.server.on('PATCH', 'cw/case/1249/', { data: fullCase({ version: 4 }) });
    const changed = open();
    await erase();
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Name, e-mail and phone are erased for good.');
    pressButton('Cancel');
    await closed();
    expect(harness.changes).toEqual([]);
    await erase();
    pressButton('Erase the contact');
    await closed();
    expect(harness.changes).toEqual([
      { asked: 'PATCH cw/case/1249/', version: '3', body: { contact_id: null } },
    ]);
    expect(changed).toHaveBeenCalledWith(fullCase({ version: 4 }));
    expect(harness.toasts).toEqual(['success: The contact is erased.']);
  });

  test('stays where the server refuses it, which is said', async () => {
    harness.server.on('PATCH', 'cw/case/1249/', { status: 500, data: { code: 'server_error', message: '' } });
    const changed = open();
    await erase();
    pressButton('Erase the contact');
    await closed();
    expect(changed).not.toHaveBeenCalled();
    expect(harness.toasts).toEqual([expect.stringMatching(/^error: The case could not be saved \/ ./)]);
  });

  test('stays where somebody changed the case meanwhile, which is shown', async () => {
    const current = fullCase({ version: 4 });
    harness.server.on('PATCH', 'cw/case/1249/', conflict(current));
    const changed = open();
    await erase();
    pressButton('Erase the contact');
    await closed();
    expect(changed.mock.calls).toEqual([[current]]);
    expect(harness.toasts).toEqual([expect.stringMatching(/^error: The case could not be saved \/ ./)]);
  });
});

test('changes that were left are taken up again, or deleted after a question', async () => {
  const [resume, forget] = [jest.fn(), jest.fn()];
  renderWithRuntime(<UnsavedChangesNotice savedAt={AT} onResume={resume} onForget={forget} />);
  expect(screen.getByRole('status')).toHaveTextContent(/Your changes of .*2026.* are not saved/);
  pressButton('Continue');
  expect(resume).toHaveBeenCalledTimes(1);
  pressButton('Delete the draft');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('This cannot be undone.');
  pressButton('Cancel');
  await closed();
  expect(forget).not.toHaveBeenCalled();
  pressButton('Delete the draft');
  await screen.findByRole('alertdialog');
  pressButton('Yes, delete');
  expect(forget).toHaveBeenCalledTimes(1);
});

test('a case that says nobody else was ill and gives several is flagged as counting one', () => {
  const flag = 'The report says that nobody else was ill, and gives 12 people ill';
  const { unmount } = draw({ mass_poisoning: false, mass_poisoning_nb: 12 });
  expect(screen.getByText(flag)).toBeVisible();
  expect(screen.getByText(/This report counts as one person/)).toBeVisible();
  unmount();
  draw({ mass_poisoning: true, mass_poisoning_nb: 12 });
  expect(screen.queryByText(/nobody else was ill/)).toBeNull();
});
