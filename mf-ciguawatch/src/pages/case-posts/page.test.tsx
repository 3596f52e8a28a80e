import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { FakeClock } from '@ciguawatch/shared/testing/fakes/fake-clock';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { fillField, pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import CasePostsPage, { texts } from './page';

const harness = setUpPage();
beforeAll(() => texts);

const MANGAREVA = { id: 106, type: 'I', name: 'Mangareva', parent_id: null, country: 4, names: {} };
const POST = {
  ...{ id: 7, country: 4, island: 106, name: 'Rikitea', contact: 'Hina', email: 'a@b.example', sms: null },
  ...{ language: 'fr_FR', rhythm: 'weekly', starts: '2026-11-02', ends: null, version: 3 },
};
const period = (first: string, last: string, state: string, more: object = {}) => ({
  ...{ first, last, state, answered_at: null, reminded: false, open: true },
  ...more,
});
const ANSWERS = {
  today: '2026-11-30',
  posts: [
    {
      id: 7,
      periods: [
        period('2026-11-02', '2026-11-08', 'none', { answered_at: '2026-11-09T20:00:00Z' }),
        period('2026-11-16', '2026-11-22', 'silent', { reminded: true }),
      ],
    },
  ],
  islands: [{ island: 106, months: [{ month: '2026-11', state: 'complete' }] }],
};

function open(posts: object[] = [POST]): void {
  new FakeClock(Date.UTC(2026, 10, 30, 20));
  jest.spyOn(collections.location, 'all').mockReturnValue([MANGAREVA] as never);
  jest.spyOn(collections.location, 'get').mockReturnValue(MANGAREVA as never);
  harness.server.on('GET', /./, { status: 404, data: { code: 'not_found', message: '' } });
  harness.server.on('GET', 'cw/post/', { data: posts });
  harness.server.on('GET', 'cw/postanswer/?country=4', { data: ANSWERS });
  const groups = [ROLE.cases_editor, ROLE.users_manager];
  renderWithRuntime(<CasePostsPage />, { user: fakeUser({ groups, manage_countries: [4] }) });
}
const cell = (words: RegExp) => screen.findByLabelText(words);

test('each asked week says its state, by a sign and in words', async () => {
  open();
  expect(await cell(/^Rikitea, November 2.*: Nothing$/)).toHaveTextContent('✓');
  expect(await cell(/^Rikitea, November 16.*: No answer$/)).toHaveTextContent('–');
  expect(screen.getByText('under way', { exact: false, selector: 'td' })).toBeInTheDocument();
  expect(screen.queryByText('complete', { exact: false, selector: 'td' })).toBeNull();
});

test('the request about a silent week can be sent again, once for two presses', async () => {
  open();
  fireEvent.click(await cell(/: No answer$/));
  expect(await screen.findByText('This post was reminded.')).toBeInTheDocument();
  harness.server.on('POST', 'cw/post/7/ask/', { data: { mailed: 1 } });
  pressButton('Send again');
  await waitFor(() => expect(harness.toasts).toEqual(['success: The request to Rikitea was sent again']));
  expect(harness.changes).toMatchObject([{ asked: 'POST cw/post/7/ask/', body: { first: '2026-11-16' } }]);
});

test('an answered week offers nothing to send', async () => {
  open();
  fireEvent.click(await cell(/: Nothing$/));
  expect(await screen.findByText(/^Answered on/)).toBeInTheDocument();
  expect(screen.queryByText('Send again')).toBeNull();
});

test('a post is changed in the version that was shown', async () => {
  open();
  fireEvent.click(await screen.findByLabelText('Change Rikitea'));
  await screen.findByRole('dialog');
  fillField(/^Who answers/, 'Maro');
  harness.server.on('PATCH', 'cw/post/7/', { data: { ...POST, contact: 'Maro', version: 4 } });
  pressButton('Save');
  await waitFor(() => expect(harness.changes).toHaveLength(1));
  expect(harness.changes[0]).toMatchObject({ version: '3', body: { contact: 'Maro', island: 106 } });
});

test('a new post needs a name, an island and an address', async () => {
  open([]);
  expect(await screen.findByText('There is no post yet')).toBeInTheDocument();
  pressButton('Add a post');
  await screen.findByRole('dialog');
  pressButton('Save');
  expect(await screen.findByText('One of the two addresses is needed')).toBeInTheDocument();
  expect(screen.getAllByText('This field is needed')).toHaveLength(2);
  expect(harness.changes).toEqual([]);
});
