import type { PairFull, PairItem } from '@ciguawatch/shared/api/schemas/pairs';
import { type OutboxItem, outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { fullCase } from '@ciguawatch/shared/testing/full-case';
import { button, buttons, pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { lists } from '../../report/report-lists';
import { announceCase } from '../../report/report-send';
import { pageOf, pairOf } from './fixtures/pair';
import CasePairsPage, { texts } from './page';

jest.mock('../../report/report-send', () => ({ announceCase: jest.fn() }));

const harness = setUpPage();
const user = fakeUser();
beforeAll(() => texts);
beforeEach(() => {
  jest.mocked(announceCase).mockClear();
  jest.spyOn(lists, 'load').mockImplementation(() => undefined as never);
});
afterEach(() => {
  jest.restoreAllMocks();
  hold();
});

const hold = (...items: Partial<OutboxItem>[]) =>
  runInAction(() => {
    outbox.items = items as OutboxItem[];
  });
const full = (pair: PairItem): PairFull => ({
  ...pair,
  cases: [fullCase({ id: pair.low, version: 2 }), fullCase({ id: pair.high, version: 5 })],
  effects: { meal: [], keep_low: [], keep_high: [] },
});
const one = pairOf({ id: 9, low: 40, high: 41 });
const two = pairOf({ id: 10, low: 50, high: 51 });
const three = pairOf({ id: 11, low: 60, high: 61, kind: 'patient' });
const decided = pairOf({ id: 3, low: 20, high: 21, decision: 'same_meal', version: 4 });
const broken = { status: 500, data: { code: 'server_error', message: '' } };

/** Makes the server return these pairs to decide, and each pair that is opened. */
function has(pairs: PairItem[], more: object = {}) {
  harness.server.on('GET', 'cw/pair/', { data: pageOf(pairs, more) });
  for (const pair of [one, two, three, decided])
    harness.server.on('GET', `cw/pair/${pair.id}/`, { data: full(pair) });
}
async function draw(pairs = [one, two, three], more: object = {}) {
  has(pairs, more);
  renderWithRuntime(<CasePairsPage />, { user });
  await waitFor(() => expect(screen.queryAllByText(/No\. |No pair|could not/)).not.toEqual([]));
}
const items = () => [...document.querySelectorAll('li .num')].map((line) => line.textContent);
const listed = () => harness.server.sent('cw/pair/?').length;
const opened = () => document.querySelector('li [aria-current]')?.textContent;
const atHand = (words: RegExp) => waitFor(() => expect(buttons(words)).toHaveLength(1));

test('pairs that could not be read say so, and are asked for again', async () => {
  harness.server.on('GET', 'cw/pair/', broken);
  renderWithRuntime(<CasePairsPage />, { user });
  expect(await screen.findByText('The pairs could not be read')).toBeInTheDocument();
  has([one, two]);
  pressButton('Try again');
  await waitFor(() => expect(items()).toEqual(['No. 41 and No. 40', 'No. 51 and No. 50']));
  expect(opened()).toMatch(/No\. 41/);
  expect(screen.queryByText('The pairs could not be read')).toBeNull();
});

test('each list has its own message when there is nothing to decide', async () => {
  await draw([]);
  expect(screen.getByText('No pair to decide')).toBeInTheDocument();
  pressButton(/^Accepted/);
  expect(await screen.findByText('No accepted pair')).toBeInTheDocument();
});

test('what waits on the device is not offered again; once it is sent the list is read again', async () => {
  const item = { call: 'decidePair', account: user.id, params: { id: 9 } };
  hold(
    item,
    { ...item, params: { id: 10 }, state: 'refused' },
    { ...item, params: { id: 10 }, account: 77 },
    { ...item, params: { id: 10 }, call: 'patchCase' },
  );
  await draw([one, two], { proposed: 8 });
  await waitFor(() => expect(items()).toEqual(['No. 51 and No. 50']));
  expect(screen.getByText('1 decision waits on this device for the network.')).toBeInTheDocument();
  expect(buttons(/ 7$/)).toHaveLength(1);
  const before = listed();
  has([two, three]);
  act(() => hold());
  await waitFor(() => expect(items()).toEqual(['No. 51 and No. 50', 'No. 61 and No. 60']));
  expect(listed()).toBe(before + 1);
  expect(screen.queryByText(/waits on this device/)).toBeNull();
});

test('a decision waiting on this device hides nothing in the lists of decided pairs', async () => {
  hold({ call: 'decidePair', account: user.id, params: { id: 3 } });
  await draw();
  harness.server.on('GET', /list=accepted/, { data: pageOf([decided]) });
  pressButton(/^Accepted/);
  await waitFor(() => expect(items()).toEqual(['No. 21 and No. 20']));
});

test('a list that is left before its answer came shows nothing of it', async () => {
  let answer: (given: object) => void = () => undefined;
  await draw();
  harness.server.on('GET', /list=accepted/, () => new Promise((done) => (answer = done)));
  harness.server.on('GET', /list=refused/, { data: pageOf([decided]) });
  pressButton(/^Accepted/);
  pressButton(/^Refused/);
  await waitFor(() => expect(items()).toEqual(['No. 21 and No. 20']));
  await act(async () => answer({ data: pageOf([one]) }));
  expect(items()).toEqual(['No. 21 and No. 20']);
});

test('undoing a decision in its list uses the version shown, and the next pair opens', async () => {
  await draw();
  const other = pairOf({ id: 9, low: 40, high: 41, decision: 'same_meal' });
  harness.server
    .on('GET', /list=accepted/, { data: pageOf([decided, other]) })
    .on('POST', 'cw/pair/3/undo/', () => {
      harness.server.on('GET', /list=accepted/, { data: pageOf([other]) });
      return { data: { ...decided, decision: null, version: 5 } };
    });
  pressButton(/^Accepted/);
  await atHand(/^Undo/);
  pressButton(/^Undo/);
  await waitFor(() => expect(items()).toEqual(['No. 41 and No. 40']));
  expect(harness.changes).toEqual([{ asked: 'POST cw/pair/3/undo/', version: '4', body: undefined }]);
  expect(opened()).toMatch(/No\. 41/);
  expect(announceCase).toHaveBeenCalledWith(null);
});

test('undoing "unrelated" notifies nobody of a changed case', async () => {
  const unrelated = { ...decided, decision: 'unrelated' as const };
  await draw();
  harness.server
    .on('GET', /list=refused/, { data: pageOf([unrelated]) })
    .on('GET', 'cw/pair/3/', { data: full(unrelated) })
    .on('POST', 'cw/pair/3/undo/', { data: { ...unrelated, decision: null } });
  pressButton(/^Refused/);
  await atHand(/^Undo/);
  pressButton(/^Undo/);
  await waitFor(() => expect(harness.changes).toHaveLength(1));
  await waitFor(() => expect(listed()).toBe(3));
  expect(announceCase).not.toHaveBeenCalled();
});

test('a decision that a second person must approve is not said to have failed', async () => {
  harness.server.on('POST', 'cw/pair/9/decide/', {
    status: 403,
    data: { code: 'awaits_approval', message: '', current: { opens: 1 } },
  });
  await draw();
  await atHand(/^Same meal/);
  pressButton(/^Same meal/);
  await waitFor(() =>
    expect(harness.toasts).toEqual([expect.stringMatching(/^warning: Waiting for approval/)]),
  );
  expect(opened()).toMatch(/No\. 41/);
});

test('of two decisions of this visit the first is still there when the second is taken back', async () => {
  harness.server
    .on('POST', 'cw/pair/9/decide/', { data: { ...one, decision: 'same_meal', version: 2 } })
    .on('POST', 'cw/pair/10/decide/', { data: { ...two, decision: 'same_meal', version: 2 } })
    .on('POST', 'cw/pair/10/undo/', { data: { ...two, version: 3 } });
  await draw();
  await atHand(/^Same meal/);
  pressButton(/^Same meal/);
  await waitFor(() => expect(opened()).toMatch(/No\. 51/));
  await atHand(/^Same meal/);
  pressButton(/^Same meal/);
  await screen.findByText(/^No\. 51 and No\. 50: same meal, at/);
  pressButton(/^Undo/);
  expect(await screen.findByText(/^No\. 41 and No\. 40: same meal, at/)).toBeInTheDocument();
  expect(screen.getByText('The decision is undone.')).toBeInTheDocument();
});

test('further pairs that could not be read say so, and those that are there stay', async () => {
  await draw();
  harness.server.on('GET', /list=accepted/, { data: pageOf([decided], { more: true }) });
  pressButton(/^Accepted/);
  await atHand(/^(Show|More)/);
  harness.server.on('GET', /after=3/, broken);
  pressButton(/^(Show|More)/);
  await waitFor(() =>
    expect(harness.toasts).toEqual([expect.stringMatching(/^error: The pairs could not be read/)]),
  );
  expect(items()).toEqual(['No. 21 and No. 20']);
});

test('the likelier of the two decisions stands out', async () => {
  await draw([one, three]);
  await atHand(/^Same meal/);
  const looks = () => ['Same meal', 'Same patient'].map((words) => button(new RegExp(`^${words}`)).className);
  const ofMeal = looks();
  pressButton('Next pair');
  await waitFor(() => expect(opened()).toMatch(/No\. 61/));
  await atHand(/^Same meal/);
  expect(looks()).toEqual([...ofMeal].reverse());
  expect(ofMeal[0]).not.toBe(ofMeal[1]);
});

test('a pair that is open and not in the list has no next one', async () => {
  harness.server
    .on('POST', 'cw/pair/9/decide/', () => {
      has([two, three]);
      return { data: { ...one, decision: 'same_meal', version: 2 } };
    })
    .on('POST', 'cw/pair/9/undo/', { data: { ...one, version: 3 } });
  await draw();
  await atHand(/^Same meal/);
  pressButton(/^Same meal/);
  await screen.findByText(/^No\. 41 and No\. 40: same meal, at/);
  await atHand(/^Same meal/);
  expect(button('Next pair')).toBeEnabled();
  // In a list longer than one page, a pair whose decision was undone returns beyond the page that is loaded.
  pressButton(/^Undo/);
  expect(await screen.findByText('The decision is undone.')).toBeInTheDocument();
  await waitFor(() => expect(opened()).toBeUndefined());
  await atHand(/^Same meal/);
  expect(button('Next pair')).toBeDisabled();
});
