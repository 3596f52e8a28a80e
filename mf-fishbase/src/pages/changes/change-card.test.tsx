import type { RevisionItem } from '@ciguawatch/shared/api/schemas/revision';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { buttons, pressButton, pressTwice, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen, waitFor } from '@testing-library/react';
import { item, revision } from '../../revisions/fixtures/revision';
import { changeTexts } from '../../revisions/texts';
import { ChangeCard } from './change-card';

const harness = setUpPage();
beforeAll(() => changeTexts);
afterEach(() => jest.restoreAllMocks());

function draw(part: Partial<RevisionItem> = {}, online = true) {
  const changed = jest.fn();
  renderWithRuntime(
    <ul>
      <ChangeCard revision={item(part)} onChange={changed} />
    </ul>,
    { user: fakeUser(), online },
  );
  return changed;
}
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const question = () =>
  screen.findByRole('alertdialog', { name: 'Withdraw your request for Lutjanus bohar?' });

test('a request is withdrawn only after the question, in the version that was read', async () => {
  harness.server.on('DELETE', 'a/revision/51', { data: revision({ withdrawn_at: '2026-11-25T00:00:00Z' }) });
  const changed = draw();
  pressButton('Withdraw');
  expect(await question()).toHaveTextContent('Moderators will no longer see it. It stays in your list.');
  expect(harness.changes).toEqual([]);
  pressTwice('Withdraw');
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  expect(harness.changes).toEqual([{ asked: 'DELETE a/revision/51', version: '2', body: undefined }]);
  expect(harness.toasts).toEqual(['success: Your request is withdrawn']);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('the change stays when the confirmation is declined', async () => {
  draw();
  pressButton('Withdraw');
  await question();
  pressButton('Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(harness.changes).toEqual([]);
});

test('a change decided meanwhile is not withdrawn: the page says so and reads the list again', async () => {
  harness.server.on('DELETE', 'a/revision/51', { status: 409, data: { code: 'conflict', message: '' } });
  const changed = draw();
  pressButton('Withdraw');
  await question();
  pressButton('Withdraw');
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  expect(harness.toasts).toEqual([expect.stringMatching(/^error: The request could not be withdrawn/)]);
});

test('without a network the withdrawal waits on the device', async () => {
  const add = jest.spyOn(outbox, 'add').mockResolvedValue(undefined as never);
  draw({}, false);
  pressButton('Withdraw');
  await question();
  pressButton('Withdraw');
  await waitFor(() =>
    expect(harness.toasts).toEqual([expect.stringMatching(/^warning: Your request waits on this device/)]),
  );
  expect(add).toHaveBeenCalledWith({
    call: 'withdrawRevision',
    params: { id: 51, ifVersion: 2 },
    body: null,
    label: 'Withdrawal of the request: Lutjanus bohar',
  });
});

test('a waiting change shows its content, links to its page and can be edited again', () => {
  draw({ changed: ['food', 'family'] });
  expect(screen.getByRole('listitem')).toHaveTextContent(/ChangePending.*Asked on .*2026.*Diet · Family/);
  expect(link('Lutjanus bohar')).toBe('/fishbase/specie/22');
  expect(link('Edit again')).toBe('/fishbase/specie/22/edit?revision=51');
});

test('a requested page does not exist yet, and its form is that of a new one', () => {
  draw({ actionType: 'add', object_id: null, object_type: 'phenotype' });
  expect(screen.queryByRole('link', { name: 'Lutjanus bohar' })).toBeNull();
  expect(link('Edit again')).toBe('/fishbase/phenotype/new?revision=51');
  expect(screen.getByRole('listitem')).not.toHaveTextContent('Diet');
});

const decided = { decided_at: '2026-11-22T20:00:00Z', decided_by: { id: 3, name: 'Moana' } };

test('a rejected change says by whom and why, and may be suggested again but not withdrawn', () => {
  draw({ ...decided, status: 'rejected', reason: 'No source' });
  expect(screen.getByText(/^Previous version kept by Moana on/)).toBeInTheDocument();
  expect(screen.getByText('No source')).toBeInTheDocument();
  expect(link('Suggest again')).toBe('/fishbase/specie/22/edit?revision=51');
  expect(buttons()).toEqual([]);
});

test('an accepted change offers no further action', () => {
  draw({ ...decided, status: 'approved' });
  expect(screen.getByText(/^Accepted by Moana on/)).toBeInTheDocument();
  expect([buttons(), screen.queryByRole('link', { name: /again/ })]).toEqual([[], null]);
});

test('a deletion that waits can be withdrawn, and has no form', async () => {
  draw({ actionType: 'delete' });
  expect(screen.queryByRole('link', { name: /again/ })).toBeNull();
  pressButton('Withdraw');
  await question();
});

test('a withdrawn change names no decision, and the reversal of another change is left as it is', () => {
  draw({ ...decided, status: 'rejected', withdrawn_at: '2026-11-22T20:00:00Z' });
  expect(screen.queryByText(/^Previous version kept/)).toBeNull();
  draw({ reverts: 40, status: 'rejected' });
  expect(screen.getAllByRole('link', { name: /again/ })).toHaveLength(1);
});
