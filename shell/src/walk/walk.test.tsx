import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import WalkOffer from './walk-offer';
import WalkPanel from './walk-panel';
import { walk } from './walk-store';

let kept: unknown = null;
let reviews = 0;
let isCut = false;
let isOpen = true;
let isDown = false;
/** When the reviews of the log were made. */
let reviewedAt = '2999-01-01T00:00:00.000Z';
jest.mock('@ciguawatch/shared/runtime/http/call', () => ({
  setTokenSource: () => undefined,
  call: async ({ name }: { name: string }, { body }: { body?: { value: unknown } }) => {
    // A request that the browser gave up with its page.
    if (name === 'putSetting' && isCut) return new Promise(() => undefined);
    if (name === 'putSetting') kept = body?.value;
    if (name === 'getSetting' && isDown) throw new Error('no network');
    const at = reviewedAt;
    return name === 'listDecisions'
      ? {
          results: [
            { kind: 'review', at, count: reviews, undone: 1 },
            { kind: 'delete', at, count: 9, undone: 0 },
          ],
          next: null,
        }
      : { value: kept };
  },
}));
jest.mock('../access/access', () => ({ accessVerdict: () => ({ shown: isOpen ? 'ok' : 'desktop' }) }));
jest.mock('@ciguawatch/shared/runtime/events/use-server-changes', () => ({ useServerChanges: () => {} }));

beforeEach(() => {
  kept = null;
  reviews = 0;
  isCut = false;
  isOpen = true;
  isDown = false;
  reviewedAt = '2999-01-01T00:00:00.000Z';
  localStorage.clear();
  walk.forget();
  setLanguage('en_US');
});
const OWN = [ROLE.samples_editor, ROLE.cases_editor];
const panel = (path: string) => <WalkPanel user={1} groups={OWN} path={path} />;
const done = () => screen.queryByText('Done.', { exact: false }) !== null;

test('a walk is begun at home, a step is done by opening its page, and a reload forgets nothing', async () => {
  const offer = render(<WalkOffer groups={[ROLE.samples_editor]} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Begin the walk' }));
  offer.unmount();
  const shown = render(panel('/'));
  await screen.findByRole('heading', { name: 'Guided walk · step 1 of 4' });
  expect(done()).toBe(false);
  await act(async () => shown.rerender(panel('/ciguawatch/sample/list')));
  expect(done()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Next step' }));
  await waitFor(() =>
    expect(kept).toMatchObject({ role: 'samples_editor', at: 1, done: ['samples'], on: true }),
  );
  shown.unmount();
  render(panel('/ciguawatch/sample/7'));
  await screen.findByRole('heading', { name: 'Guided walk · step 2 of 4' });
  expect(done()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Leave the walk' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  await waitFor(() => expect(kept).toMatchObject({ at: 1, on: false }));
  // What the account has is remembered there alone: another device may go on meanwhile.
  await waitFor(() => expect(localStorage.getItem('ciguawatch.walk')).toBeNull());
});

test('what was not sent when the page was left is taken up and sent by the next page', async () => {
  walk.begin('moderator');
  await act(() => walk.load());
  isCut = true;
  walk.go(2);
  walk.show(false);
  walk.forget();
  isCut = false;
  render(<WalkOffer groups={[ROLE.moderator]} />);
  expect(await screen.findByRole('button', { name: 'Take up again' })).toBeVisible();
  expect(walk.state).toMatchObject({ at: 2, on: false });
});

test('three reviews of one’s own do the first step of an editor; two and opening the list do not', async () => {
  walk.begin('cases_editor');
  reviews = 3;
  const shown = render(panel('/ciguawatch/case/report/list'));
  await screen.findByText(/^Review three cases/);
  expect(done()).toBe(false);
  reviews = 4;
  await act(() => walk.countReviews());
  expect(done()).toBe(true);
  shown.unmount();
});

test('without an answer nothing is shown, and the next page asks again', async () => {
  kept = { role: 'samples_editor', at: 1, done: [], on: true, begun: '2026-11-29T10:00:00.000Z' };
  isDown = true;
  const shown = render(panel('/'));
  await act(() => walk.load());
  expect([walk.state, screen.queryByRole('complementary')]).toEqual([undefined, null]);
  isDown = false;
  await act(async () => shown.rerender(panel('/ciguawatch/sample/list')));
  expect(await screen.findByRole('heading', { name: 'Guided walk · step 2 of 4' })).toBeVisible();
});

test('reviews from before the walk do no step', async () => {
  walk.begin('cases_editor');
  reviews = 9;
  reviewedAt = '2001-01-01T00:00:00.000Z';
  render(panel('/ciguawatch/case/report/list'));
  await screen.findByText(/^Review three cases/);
  await act(() => walk.countReviews());
  expect(done()).toBe(false);
});

test('a page that does not open here does no step, and the panel says so', async () => {
  walk.begin('samples_editor');
  isOpen = false;
  render(panel('/ciguawatch/sample/list'));
  expect(await screen.findByText('It does not open here: use a computer with a network.')).toBeVisible();
  expect(done()).toBe(false);
});

test('a walk that was left does no step', async () => {
  walk.begin('samples_editor');
  walk.show(false);
  render(panel('/ciguawatch/sample/list'));
  await act(() => walk.load());
  expect(walk.state).toMatchObject({ done: [], on: false });
});

test('a walk of a role that the person no longer has is neither shown nor offered', async () => {
  kept = { role: 'moderator', at: 2, done: ['revisions'], on: true, begun: '2026-11-29T10:00:00.000Z' };
  render(panel('/'));
  render(<WalkOffer groups={[ROLE.samples_editor]} />);
  expect(await screen.findByRole('button', { name: 'Begin the walk' })).toBeVisible();
  expect(screen.queryByText('1 of 4 steps done.')).toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('what another person left on the device is not taken up', async () => {
  const state = { role: 'samples_editor', at: 2, done: [], on: true, begun: '2026-11-29T10:00:00.000Z' };
  localStorage.setItem('ciguawatch.walk', JSON.stringify({ user: 99, state }));
  render(<WalkOffer groups={[ROLE.samples_editor]} />);
  expect(await screen.findByRole('button', { name: 'Begin the walk' })).toBeVisible();
  expect(walk.state).toBeNull();
});

test('an answer that comes after another person logged in is not theirs', async () => {
  kept = { role: 'samples_editor', at: 2, done: [], on: true, begun: '2026-11-29T10:00:00.000Z' };
  const former = walk.load();
  walk.forget();
  kept = null;
  await act(async () => {
    await Promise.all([former, walk.load()]);
  });
  expect(walk.state).toBeNull();
});

test('a person with several roles chooses one, and the last step ends the walk', async () => {
  render(<WalkOffer groups={[ROLE.cases_editor, ROLE.moderator]} />);
  await userEvent.selectOptions(await screen.findByRole('combobox'), 'moderator');
  await userEvent.click(screen.getByRole('button', { name: 'Begin the walk' }));
  act(() => walk.go(3));
  act(() => walk.go(4));
  await waitFor(() => expect(kept).toMatchObject({ role: 'moderator', at: 3, on: false }));
  expect(await screen.findByRole('button', { name: 'Begin again' })).toBeVisible();
});
