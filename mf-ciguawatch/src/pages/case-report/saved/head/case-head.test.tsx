import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { emptyReport } from '@ciguawatch/shared/domain/report/report-values';
import { setClock } from '@ciguawatch/shared/runtime/page/clock';
import { buttons, press, pressTwice, setUpCaseList } from '@ciguawatch/shared/testing/desk';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { fullCase } from '@ciguawatch/shared/testing/full-case';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen, waitFor } from '@testing-library/react';
import '../../../../texts';
import { announceCase } from '../../../../report/report-send';
import { EraseContact } from '../contact/erase-contact';
import { LeftNotice } from '../left/left-notice';
import { CaseHead } from './case-head';

jest.mock('../../document/report-paper', () => ({ ReportPaper: () => null }));
jest.mock('../../../../report/report-send', () => ({ announceCase: jest.fn() }));

const desk = setUpCaseList();
const AT = Date.UTC(2026, 10, 25);
beforeEach(() => {
  setClock(() => AT);
  jest.mocked(announceCase).mockClear();
});
afterEach(() => setClock());

function draw(part: Partial<CaseFull> = {}) {
  const changed = jest.fn();
  const edit = jest.fn();
  const beside = { newer: null, older: null, same_meal: [], duplicates: [] };
  renderWithRuntime(
    <CaseHead
      row={fullCase(part)}
      values={emptyReport()}
      beside={beside}
      notice={<p>The notice</p>}
      onEdit={edit}
      onWaits={jest.fn()}
      onChanged={changed}
    />,
    { user: fakeUser() },
  );
  return { changed, edit };
}
const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const conflict = (current: CaseFull) => ({ status: 409, data: { code: 'conflict', message: '', current } });

test('a case is deleted only after the question, in the version that was read', async () => {
  desk.server.on('DELETE', 'cw/case/1249/', { data: {} });
  const { changed } = draw();
  press('Delete');
  expect(await screen.findByRole('alertdialog', { name: 'Delete case 1249?' })).toHaveTextContent(
    'It leaves lists, map and statistics. It can be restored for 30 days.',
  );
  press('Cancel');
  await closed();
  expect(desk.written).toEqual([]);
  press('Delete');
  await screen.findByRole('alertdialog');
  pressTwice('Delete the case');
  await closed();
  expect(desk.written).toEqual([{ asked: 'DELETE cw/case/1249/', version: '3', body: undefined }]);
  expect(changed).toHaveBeenCalledWith({
    ...fullCase(),
    deleted_at: new Date(AT).toISOString(),
    version: 4,
  });
  expect(announceCase).toHaveBeenCalledWith(1249);
  expect(desk.said).toEqual(['success: This case was deleted!']);
});

test('a case that somebody changed meanwhile is not deleted: what it says now is shown', async () => {
  const current = fullCase({ version: 4, age: 12 });
  desk.server.on('DELETE', 'cw/case/1249/', conflict(current));
  const { changed } = draw();
  press('Delete');
  await screen.findByRole('alertdialog');
  press('Delete the case');
  await closed();
  expect(changed.mock.calls).toEqual([[current]]);
  expect(announceCase).not.toHaveBeenCalled();
  expect(desk.said).toEqual([expect.stringMatching(/^error: This case cannot be deleted! \/ ./)]);
});

test('another refusal leaves the case as it was', async () => {
  desk.server.on('DELETE', 'cw/case/1249/', { status: 500, data: { code: 'server_error', message: '' } });
  const { changed } = draw();
  press('Delete');
  await screen.findByRole('alertdialog');
  press('Delete the case');
  await closed();
  expect(changed).not.toHaveBeenCalled();
});

test('a deleted case says since when, can only be restored, and comes back at once', async () => {
  const back = fullCase({ version: 5 });
  desk.server.on('POST', 'cw/case/1249/restore/', { data: back });
  const { changed } = draw({ deleted_at: '2026-11-24T20:00:00Z' });
  expect(screen.getByRole('status')).toHaveTextContent(
    /This case was deleted on .*2026.*It can be restored for 30 days\./,
  );
  expect(screen.queryByText('The notice')).toBeNull();
  expect(buttons(/Edit|Delete/)).toEqual([]);
  pressTwice('Restore the case');
  await waitFor(() => expect(changed).toHaveBeenCalledWith(back));
  expect(announceCase).toHaveBeenCalledWith(1249);
  expect(desk.said).toEqual(['success: The case is restored.']);
});

test('a case that can no longer be restored says so', async () => {
  desk.server.on('POST', 'cw/case/1249/restore/', {
    status: 410,
    data: { code: 'restore_expired', message: '' },
  });
  const { changed } = draw({ deleted_at: '2026-10-01T20:00:00Z' });
  press('Restore the case');
  await waitFor(() =>
    expect(desk.said).toEqual([expect.stringMatching(/^error: The case could not be restored \/ ./)]),
  );
  expect(changed).not.toHaveBeenCalled();
});

test('a case says its number, state and source, and is opened to be changed', () => {
  const { edit } = draw({ source: 'haedat', review_state: 'rejected' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No. 1249');
  expect(screen.getByText('The notice')).toBeInTheDocument();
  expect(screen.getByText('Read-only')).toBeInTheDocument();
  press('Edit');
  expect(edit).toHaveBeenCalledTimes(1);
});

describe('the contact of a case', () => {
  const erase = async () => {
    press('Erase the contact');
    await screen.findByRole('alertdialog', { name: 'Erase the contact of case 1249?' });
  };
  const open = () => {
    const changed = jest.fn();
    renderWithRuntime(<EraseContact row={fullCase()} onChanged={changed} />, { user: fakeUser() });
    return changed;
  };

  test('is erased only after the question, in the version that was read', async () => {
    desk.server.on('PATCH', 'cw/case/1249/', { data: fullCase({ version: 4 }) });
    const changed = open();
    await erase();
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Name, e-mail and phone are erased for good.');
    press('Cancel');
    await closed();
    expect(desk.written).toEqual([]);
    await erase();
    press('Erase the contact');
    await closed();
    expect(desk.written).toEqual([
      { asked: 'PATCH cw/case/1249/', version: '3', body: { contact_id: null } },
    ]);
    expect(changed).toHaveBeenCalledWith(fullCase({ version: 4 }));
    expect(desk.said).toEqual(['success: The contact is erased.']);
  });

  test('stays where somebody changed the case meanwhile, which is shown', async () => {
    const current = fullCase({ version: 4 });
    desk.server.on('PATCH', 'cw/case/1249/', conflict(current));
    const changed = open();
    await erase();
    press('Erase the contact');
    await closed();
    expect(changed.mock.calls).toEqual([[current]]);
    expect(desk.said).toEqual([expect.stringMatching(/^error: The case could not be saved \/ ./)]);
  });
});

test('changes that were left are taken up again, or deleted after a question', async () => {
  const [resume, forget] = [jest.fn(), jest.fn()];
  renderWithRuntime(<LeftNotice savedAt={AT} onResume={resume} onForget={forget} />);
  expect(screen.getByRole('status')).toHaveTextContent(/Your changes of .*2026.* are not saved/);
  press('Go on');
  expect(resume).toHaveBeenCalledTimes(1);
  press('Delete the draft');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('This cannot be undone.');
  press('Cancel');
  await closed();
  expect(forget).not.toHaveBeenCalled();
  press('Delete the draft');
  await screen.findByRole('alertdialog');
  press('Yes, delete');
  expect(forget).toHaveBeenCalledTimes(1);
});
