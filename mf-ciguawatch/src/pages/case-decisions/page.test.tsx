import type { Decision } from '@ciguawatch/shared/api/schemas/desk/decision';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { FakeClock } from '@ciguawatch/shared/testing/fakes/fake-clock';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { buttons, pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import CaseDecisionsPage, { texts } from './page';

const harness = setUpPage();
beforeAll(() => texts);

const uuid = (letter: string) => `00000000-0000-4000-8000-00000000000${letter}`;
const NOW = Date.UTC(2026, 10, 22, 20);
const hours = (n: number) => new Date(NOW + n * 3_600_000).toISOString();
const one = (part: Partial<Decision>): Decision => ({
  ...{ id: uuid('a'), n: 9, at: hours(-1), user: { id: 1, name: 'Moana' }, own: true, kind: 'review' },
  ...{ target: 'reviewed', count: 1, filter: null, reason: null, cases: [12], object: null, island: null },
  ...{ until: hours(23), undone_at: null, undone_by: null, undone: 0 },
  ...part,
});

function open(results: Decision[], { online = true, next = null as number | null } = {}): void {
  new FakeClock(NOW);
  harness.server.on('GET', /./, { status: 404, data: { code: 'not_found', message: '' } });
  harness.server.on('GET', /^cw\/decision/, { data: { results, next } });
  renderWithRuntime(<CaseDecisionsPage />, { user: fakeUser({ groups: [ROLE.cases_editor] }), online });
}
const row = async (words: RegExp) => {
  const found = await screen.findByText(words);
  return found.closest('tr') as HTMLElement;
};

test('each decision says what, how many, of which filter, why, by whom, and whether it is undone', async () => {
  const filter = { gender: 'F', search: { redacted: 'x'.repeat(43) } };
  const reason = 'Doublons du dispensaire';
  open([
    one({ target: 'to_review', count: 865, filter, reason }),
    one({
      id: uuid('b'),
      kind: 'delete',
      target: null,
      undone_at: hours(0),
      undone_by: { id: 2, name: 'Hina' },
    }),
    one({ id: uuid('c'), kind: 'pair', target: 'same_patient', cases: [3, 4], object: 7, until: hours(-1) }),
  ]);
  const batch = await row(/^To review$/);
  for (const said of ['865', 'All cases of: Female · words that were searched, not kept', reason, 'Moana'])
    expect(batch).toHaveTextContent(said);
  expect(await row(/^Deleted$/)).toHaveTextContent(/Case 12.*Undone by Hina/);
  expect(await row(/^Pair: same patient$/)).toHaveTextContent(/Cases 3 and 4.*Time is over/);
  expect(buttons(/^Undo “/)).toHaveLength(1);
});

test('a decision on many cases is undone once that was confirmed, and what stays is named', async () => {
  open([one({ target: 'to_review', count: 501 })]);
  await row(/^To review$/);
  pressButton(/^Undo “To review”/);
  const question = await screen.findByRole('alertdialog', { name: 'Undo the decision on 501 cases?' });
  expect(harness.changes).toEqual([]);
  const back = { id: 5, version: 3, review_state: 'new' };
  const stays = { id: 13, why: 'conflict', by: 'Hina', at: hours(-0.5) };
  harness.server.on('POST', `cw/decision/${uuid('a')}/undo/`, {
    data: { done: [back], left: [stays], next: null },
  });
  fireEvent.click(within(question).getByText('Undo'));
  const left = await screen.findByRole('link', { name: 'Case 13' });
  expect(left.closest('li')).toHaveTextContent('changed since by Hina');
  expect(harness.changes.at(-1)).toMatchObject({ asked: `POST cw/decision/${uuid('a')}/undo/` });
});

test('one’s own decision on a case is undone at once, a colleague’s only after asking', async () => {
  open([one({ own: false }), one({ id: uuid('b'), n: 8, kind: 'delete', target: null })]);
  harness.server.on('POST', `cw/decision/${uuid('b')}/undo/`, {
    status: 410,
    data: { code: 'undo_expired', message: '' },
  });
  await row(/^Deleted$/);
  pressButton(/^Undo “Deleted”/);
  expect(await screen.findByText(/^This decision can no longer be undone/)).toBeInTheDocument();
  await waitFor(() => expect(buttons(/^Undo “Reviewed”/)[0]).toBeEnabled());
  pressButton(/^Undo “Reviewed”/);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('This is a decision of Moana.');
});

test('an empty log says so', async () => {
  open([]);
  expect(await screen.findByText('No decision in the last 30 days')).toBeInTheDocument();
});
