import './texts';
import { ROLE, type RoleId } from '@ciguawatch/shared/contract/access/roles';
import { drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../layout/frame/texts';
import { BUILT_IN_DECLARATIONS } from '../../registry/built-in-declarations';
import { countersFor } from './declared-work';
import type { FetchCount } from './fetch-count';
import { Todo } from './todo';
import { WorkStore } from './work-store';

async function show(roles: RoleId[], fetchCount: FetchCount, options: Parameters<typeof setRuntime>[0] = {}) {
  setRuntime(options);
  const store = new WorkStore(fetchCount);
  const counters = countersFor(BUILT_IN_DECLARATIONS, roles);
  store.watch(counters);
  render(<Todo work={{ counters, store }} roles={roles} desktop />);
  if (options.online !== false) await act(() => store.load());
  return store;
}
const counts =
  (byAddress: Record<string, number>): FetchCount =>
  async ({ address }) => ({ count: byAddress[address] ?? 0, urgent: false });

test('waiting work is named in the words of its module, in the plural form of its number', async () => {
  await show([ROLE.cases_editor], counts({ 'a/work/new-cases/': 1, 'a/work/cases-to-review/': 4 }));
  expect(screen.getByRole('link', { name: /New case/ })).toHaveAttribute(
    'href',
    '/ciguawatch/case/report/list?review_state=new',
  );
  expect(screen.getByRole('link', { name: /Reports to review/ })).toHaveTextContent('4');
  expect(screen.queryByText('Nothing is waiting for you.')).toBeNull();
  expect(screen.queryByText('Roles without a count here:')).toBeNull();
});

test('urgent work is also marked in words, with the name of its page', async () => {
  await show(
    [ROLE.cases_editor],
    async ({ address }) => ({ count: 2, urgent: address === 'a/work/new-cases/' }),
    {
      user: fakeUser({ groups: [ROLE.cases_editor] }),
    },
  );
  expect(screen.getByRole('link', { name: /New cases\s+urgent.*Case list/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Reports to review/ })).not.toHaveTextContent('urgent');
});

test('a line says how old its oldest piece is, in days and then in months', async () => {
  const ago = (days: number) => new Date(clock.now() - days * 86_400_000 - 1000).toISOString();
  const since: Record<string, string> = {
    'a/work/new-cases/': ago(3),
    'a/work/cases-to-review/': ago(0),
    'a/work/alerts-open/': ago(95),
  };
  await show([ROLE.cases_editor], async ({ address }) => ({
    count: 2,
    urgent: false,
    ...(since[address] && { since: since[address] }),
  }));
  expect(screen.getByRole('link', { name: /New cases/ })).toHaveTextContent('Oldest: 3 days ago');
  expect(screen.getByRole('link', { name: /Reports to review/ })).toHaveTextContent('Oldest: today');
  expect(screen.getByRole('link', { name: /Alerts/ })).toHaveTextContent('Oldest: 3 months ago');
  expect(screen.getByRole('link', { name: /pairs/i })).not.toHaveTextContent('Oldest');
});

test('in French, too', async () => {
  await show([ROLE.cases_editor], counts({ 'a/work/new-cases/': 2 }), { language: 'fr_FR' });
  expect(await screen.findByRole('link', { name: /Nouveaux cas/ })).toBeInTheDocument();
});

test('"nothing waits" is shown once every counter has answered', async () => {
  await show([ROLE.cases_editor], counts({}));
  expect(screen.getByText('Nothing is waiting for you.')).toBeInTheDocument();
});

test('for a role without any counter no statement is made', async () => {
  await show([ROLE.gis_creator], counts({}));
  expect(screen.queryByText('Nothing is waiting for you.')).toBeNull();
  expect(screen.getByRole('list', { name: 'Roles without a count here:' })).toHaveTextContent(
    'Outlines: creation',
  );
});

test('a failed counter is named, and can be asked again by keyboard', async () => {
  let fails = true;
  await show([ROLE.cases_editor], async ({ address }) => {
    if (fails && address === 'a/work/new-cases/') throw new Error('network');
    return { count: 0, urgent: false };
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Could not be counted: New cases.');
  expect(screen.queryByText('Nothing is waiting for you.')).toBeNull();
  fails = false;
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Nothing is waiting for you.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failed counter is asked again when another one had not answered yet at the press', async () => {
  let answer: (() => void) | undefined;
  const slow = new Promise<void>((done) => {
    answer = done;
  });
  let fails = true;
  setRuntime({});
  const store = new WorkStore(async ({ address }) => {
    if (address === 'a/work/cases-to-review/' && fails) throw new Error('503');
    if (address === 'a/work/alerts-open/' && fails) await slow;
    return { count: 1, urgent: false };
  });
  const counters = countersFor(BUILT_IN_DECLARATIONS, [ROLE.cases_editor]);
  store.watch(counters);
  render(<Todo work={{ counters, store }} roles={[ROLE.cases_editor]} desktop />);
  await act(async () => void store.load());
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await userEvent.click(again);
  await act(async () => answer?.());
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('without a network no statement is made', async () => {
  await show([ROLE.cases_editor], counts({}), { online: false });
  expect(screen.getByText('What waits for you is counted when the network is back.')).toBeInTheDocument();
  expect(screen.queryByText('Nothing is waiting for you.')).toBeNull();
});

test('edits of a case that were left are named by the case, and taken up there on a phone too', async () => {
  const user = fakeUser({ groups: [ROLE.cases_editor] });
  setRuntime({ user });
  const resumeLabel = { namespace: 'ciguawatch', key: 'work.caseEdited', id: '15' };
  drafts.save('case/15', { resumeAt: '/ciguawatch/case/report/15', resumeLabel });
  await show([ROLE.cases_editor], counts({}), { user });
  const link = await screen.findByRole('link', { name: /1.*Edit started.*Case 15/ });
  expect(link).toHaveAttribute('href', '/ciguawatch/case/report/15');
  await act(() => drafts.remove('case/15'));
});

test('a form that was left says how many drafts there are and where they are taken up', async () => {
  const page = '/ciguawatch/algae/report/new';
  const user = fakeUser({ groups: [ROLE.algae_editor] });
  setRuntime({ user });
  drafts.save('algae:new', { code: 'RAI-1', resumeAt: page });
  drafts.save('other', { code: 'without a page' });
  await show([ROLE.algae_editor], counts({}), { user });
  const link = await screen.findByRole('link', { name: /1.*Draft on this device/ });
  expect(link).toHaveAttribute('href', page);
  expect(screen.queryByText('Nothing is waiting for you.')).toBeNull();
  await act(async () => {
    await drafts.remove('algae:new');
    await drafts.remove('other');
  });
});
