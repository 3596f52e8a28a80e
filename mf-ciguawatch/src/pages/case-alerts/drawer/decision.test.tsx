import type { Alert, AlertDetail } from '@ciguawatch/shared/api/schemas/alert';
import { leaveGuard } from '@ciguawatch/shared/runtime/navigation/navigation';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import {
  button,
  fillField,
  pressButton,
  pressTwice,
  setUpPage,
} from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import '../../../texts';
import { Decision } from './decision';
import { useDecision } from './use-decision';

jest.mock('../../../places/zone', () => ({ zoneOf: () => 'Pacific/Tahiti' }));

const harness = setUpPage();
const alert = (part: Partial<Alert> = {}): AlertDetail => ({
  id: 5,
  rule: 'month',
  from: '2026-10-01',
  until: '2026-10-31',
  observed: 7,
  expected: 1.5,
  threshold: 4,
  probability: null,
  island: 3,
  archi: 2,
  specie_id: null,
  country: 4,
  raised_at: '2026-10-30T08:00:00Z',
  told_after: 1,
  backed: true,
  counted: 7,
  meals: 7,
  people: 7,
  mailed: 1,
  state: 'open',
  note: '',
  decided_at: null,
  decided_by: null,
  version: 2,
  cases: [],
  rules: [],
  months: [],
  usual_meals: null,
  inputs: null,
  aside: { to_review: 0, duplicates: 0 },
  ...part,
});

function Screen({ of: first, onDecided }: { of: AlertDetail; onDecided: (alert: AlertDetail) => void }) {
  const [of, show] = useState(first);
  const decision = useDecision(of, onDecided);
  return (
    <>
      <Decision alert={of} decision={decision} />
      <button type="button" onClick={() => show(alert({ note: '', version: 8 }))}>
        A note was erased
      </button>
      <button
        type="button"
        onClick={() => show(alert({ state: 'verified', note: 'A colleague', version: 6 }))}
      >
        A colleague decided
      </button>
    </>
  );
}
function draw(of = alert()) {
  const decided = jest.fn();
  renderWithRuntime(<Screen of={of} onDecided={decided} />, { user: fakeUser() });
  return decided;
}

test.each([
  ['Verified', 'verified'],
  ['Discard', 'discarded'],
] as const)(
  'an alert is ended by %s only with a note, in the version that was read',
  async (words, state) => {
    const after = alert({ state, note: 'Checked by phone', version: 3 });
    harness.server.on('PATCH', 'cw/alert/5/', { data: after });
    const decided = draw();
    fillField(/^Note/, '  ');
    pressButton(words);
    expect(await screen.findByText('Write a note first: it says why.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Note/)).toHaveFocus();
    expect(harness.changes).toEqual([]);
    fillField(/^Note/, ' Checked by phone ');
    expect(screen.queryByText('Write a note first: it says why.')).toBeNull();
    pressButton(words);
    await waitFor(() => expect(decided).toHaveBeenCalledWith(after));
    expect(harness.changes).toEqual([
      { asked: 'PATCH cw/alert/5/', version: '2', body: { state, note: 'Checked by phone' } },
    ]);
    expect(harness.toasts).toEqual(['success: Saved']);
  },
);

test('a decision may be changed later, on the version it left', async () => {
  harness.server.on('PATCH', 'cw/alert/5/', { data: alert({ state: 'verified', note: 'Sure', version: 3 }) });
  const decided = draw(alert({ note: 'Sure' }));
  expect(screen.getByText(/^You can change it later. A verified alert is announced/)).toBeInTheDocument();
  pressTwice('Verified');
  await waitFor(() => expect(decided).toHaveBeenCalledTimes(1));
  pressButton('Discard');
  await waitFor(() => expect(decided).toHaveBeenCalledTimes(2));
  expect(harness.changes.map(({ version }) => version)).toEqual(['2', '3']);
});

test('what somebody else decided meanwhile is reported, the note stays, and deciding again replaces it', async () => {
  const current = alert({ state: 'discarded', note: 'A party', decided_by: 'Moana', version: 4 });
  harness.server.on('PATCH', 'cw/alert/5/', {
    status: 409,
    data: { code: 'conflict', message: '', current },
  });
  const decided = draw();
  fillField(/^Note/, 'Sure');
  pressButton('Verified');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Moana.*A party/);
  expect(screen.getByLabelText(/^Note/)).toHaveValue('Sure');
  expect([decided.mock.calls, harness.toasts]).toEqual([[], []]);
  harness.server.on('PATCH', 'cw/alert/5/', { data: alert({ state: 'verified', note: 'Sure', version: 5 }) });
  pressButton('Verified');
  await waitFor(() => expect(decided).toHaveBeenCalledTimes(1));
  expect(harness.changes.map(({ version }) => version)).toEqual(['2', '4']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refusal is said, and the note stays', async () => {
  harness.server.on('PATCH', 'cw/alert/5/', { status: 500, data: { code: 'server_error', message: '' } });
  draw();
  fillField(/^Note/, 'Sure');
  pressButton('Verified');
  await waitFor(() =>
    expect(harness.toasts).toEqual([expect.stringMatching(/^error: This could not be saved \/ ./)]),
  );
  expect(screen.getByLabelText(/^Note/)).toHaveValue('Sure');
  expect(button('Verified')).toBeEnabled();
});

test('what somebody else decided is told with its day; without a name it was the portal', async () => {
  const clock = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(0);
  const decided_at = '2026-11-03T08:00:00Z';
  const current = alert({ state: 'discarded', note: 'A party', decided_at, version: 4 });
  harness.server.on('PATCH', 'cw/alert/5/', {
    status: 409,
    data: { code: 'conflict', message: '', current },
  });
  draw();
  fillField(/^Note/, 'Sure');
  pressButton('Verified');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Somebody else decided in the meantimethe portal chose “Discarded” on 11\/02\/26, 10:00 PM \(Tahiti Time\): “A party”/,
  );
  clock.mockRestore();
});

test.each([
  ['another refusal', { code: 'case_original', current: alert({ version: 9 }) }],
  ['a conflict that does not say what is there now', { code: 'conflict', current: null }],
])('%s is said, and deciding again stays on the version that was read', async (_, data) => {
  harness.server.on('PATCH', 'cw/alert/5/', { status: 409, data: { message: '', ...data } });
  const decided = draw();
  fillField(/^Note/, 'Sure');
  pressButton('Verified');
  await waitFor(() => expect(harness.toasts).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
  harness.server.on('PATCH', 'cw/alert/5/', { data: alert({ version: 3 }) });
  pressButton('Verified');
  await waitFor(() => expect(decided).toHaveBeenCalledTimes(1));
  expect(harness.changes.map(({ version }) => version)).toEqual(['2', '2']);
});

test.each([
  ['Verified', 'Discard'],
  ['Discard', 'Verified'],
])('while %s is on its way its own button says so', async (words, other) => {
  let answer: (given: object) => void = () => undefined;
  harness.server.on('PATCH', 'cw/alert/5/', () => new Promise((done) => (answer = done)));
  const decided = draw();
  fillField(/^Note/, 'Sure');
  pressButton(words);
  await waitFor(() => expect(harness.changes).toHaveLength(1));
  expect(button(words)).toHaveAttribute('aria-busy', 'true');
  expect(button(other)).not.toHaveAttribute('aria-busy', 'true');
  answer({ data: alert({ version: 3 }) });
  await waitFor(() => expect(decided).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(button(words)).not.toHaveAttribute('aria-busy', 'true'));
});

/** Question asked when leaving the page; undefined when there is none. */
function asked() {
  act(() => leaveGuard.before(() => undefined));
  const reason = leaveGuard.leaving?.reason;
  act(() => leaveGuard.leaving?.stay());
  return reason;
}

test('a note is not lost by leaving, and one that is as it was lets go', () => {
  draw(alert({ note: 'Seen' }));
  expect(asked()).toBeUndefined();
  fillField(/^Note/, 'Seen twice');
  expect(asked()).toBe('The note of this alert is not saved.');
  fillField(/^Note/, 'Seen');
  expect(asked()).toBeUndefined();
});

test.each([
  ['is gone from the field', undefined, ''],
  ['stays where it was being written over', 'Mine', 'Mine'],
])(
  'a note that was erased meanwhile %s; the next decision is based on that version',
  async (_, typed, left) => {
    harness.server.on('PATCH', 'cw/alert/5/', { data: alert({ version: 9 }) });
    draw(alert({ note: 'Theirs' }));
    if (typed !== undefined) fillField(/^Note/, typed);
    pressButton('A note was erased');
    expect(screen.getByLabelText(/^Note/)).toHaveValue(left);
    fillField(/^Note/, 'Sure');
    pressButton('Verified');
    await waitFor(() => expect(harness.changes.map(({ version }) => version)).toEqual(['8']));
  },
);

test.each([
  ['stands in the field', undefined, 'A colleague'],
  ['leaves what is being written alone', 'Mine', 'Mine'],
])('what a colleague decided and the drawer shows %s, and is what one decides on', async (_, typed, left) => {
  harness.server.on('PATCH', 'cw/alert/5/', { data: alert({ version: 7 }) });
  draw();
  if (typed !== undefined) fillField(/^Note/, typed);
  pressButton('A colleague decided');
  expect(screen.getByLabelText(/^Note/)).toHaveValue(left);
  pressButton('Discard');
  await waitFor(() =>
    expect(harness.changes).toMatchObject([{ version: '6', body: { state: 'discarded', note: left } }]),
  );
});

test('a conflict that was told is over once the drawer shows what was decided', async () => {
  const current = alert({ state: 'discarded', note: 'A party', decided_by: 'Moana', version: 4 });
  const data = { code: 'conflict', message: '', current };
  harness.server.on('PATCH', 'cw/alert/5/', { status: 409, data });
  draw();
  fillField(/^Note/, 'Sure');
  pressButton('Verified');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  pressButton('A colleague decided');
  expect(screen.queryByRole('alert')).toBeNull();
});
