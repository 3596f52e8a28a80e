import type { PairFull } from '@ciguawatch/shared/api/schemas/pairs';
import { fullCase } from '@ciguawatch/shared/testing/full-case';
import { button, buttons, pressButton } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { fireEvent, screen } from '@testing-library/react';
import '../../texts';
import { DecidedBar } from './decided-bar';
import { DecisionBar } from './decision-bar';
import { pairOf } from './fixtures/pair';
import type { Pairs } from './use-pairs';

const full = (part: Partial<PairFull> = {}): PairFull => ({
  ...pairOf(),
  cases: [fullCase({ id: 40, version: 2 }), fullCase({ id: 41, version: 5 })],
  effects: {
    meal: [],
    keep_low: [{ year: 2026, month: 3, before: 8, after: 4 }],
    keep_high: [{ year: 2026, month: 3, before: 8, after: 1 }],
  },
  ...part,
});
const versions = { low: 2, high: 5 };
const key = (name: string) => fireEvent.keyDown(document.body, { key: name });

function draw(part: Partial<PairFull> = {}, more: { busy?: boolean; online?: boolean } = {}) {
  const [decide, undo] = [jest.fn(), jest.fn()];
  const pairs = { busy: more.busy ?? false, decide, undo } as unknown as Pairs;
  const pair = full(part);
  renderWithRuntime(
    pair.decision === null ? (
      <DecisionBar pair={pair} pairs={pairs} />
    ) : (
      <DecidedBar pair={pair} pairs={pairs} />
    ),
    { online: more.online ?? true },
  );
  return { decide, undo, pair };
}

test.each([
  ['Same meal', 'r', { decision: 'same_meal', versions }],
  ['Same patient', 'm', { decision: 'same_patient', kept: 40, versions }],
  ['Unrelated', 'n', { decision: 'unrelated', versions }],
  ['Later', 'ArrowRight', { decision: 'later' }],
] as const)(
  '%s is decided by button and by key %s, on the versions of both cases that were read',
  (words, by, body) => {
    const { decide, pair } = draw();
    pressButton(new RegExp(`^${words}`));
    key(by);
    expect(decide.mock.calls).toEqual([
      [pair, body],
      [pair, body],
    ]);
  },
);

test('the report that came first is kept, unless they are swapped, and what that changes is said', () => {
  const { decide, pair } = draw();
  const say = (left: number, kept: number, count: number) =>
    new RegExp(
      `No. ${left} no longer counts anywhere, No. ${kept} is kept. In March 2026 they count ${count} p`,
    );
  expect(screen.getByText(say(41, 40, 4))).toBeInTheDocument();
  pressButton('Swap');
  expect(screen.getByText(say(40, 41, 1))).toBeInTheDocument();
  pressButton(/^Same patient/);
  expect(decide).toHaveBeenCalledWith(pair, { decision: 'same_patient', kept: 41, versions });
  pressButton('Swap');
  expect(screen.getByText(say(41, 40, 4))).toBeInTheDocument();
});

test('it is said that both stay, that a refusal is for good, and that all can be undone', () => {
  draw();
  expect(screen.getByText('Both cases stay. No figure changes.')).toBeInTheDocument();
  expect(screen.getByText('The pair is never proposed again. No figure changes.')).toBeInTheDocument();
  expect(screen.getByText('Each decision can be undone.')).toBeInTheDocument();
  expect(screen.queryByRole('status')).toBeNull();
});

test('no button decides while a decision is on its way; without a network it is said that it waits', () => {
  draw({}, { busy: true, online: false });
  expect(buttons(/^(Same|Unrelated|Later)/).map(({ disabled }) => disabled)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(screen.getByRole('status')).toHaveTextContent(/You are offline: decisions are kept on this device/);
});

const decided = {
  decision: 'same_patient',
  kept: 40,
  decided_at: '2026-11-21T20:00:00Z',
  decided_by: 'Moana Tetuanui',
} as const;

test('a decision shows who made it, and is undone by button and by key', () => {
  const { undo, pair } = draw(decided);
  expect(screen.getByText(/^Same patient, by Moana Tetuanui on .*2026/)).toBeInTheDocument();
  expect(screen.getByText('No. 40 is kept.')).toBeInTheDocument();
  pressButton(/^Undo/);
  key('z');
  expect(undo.mock.calls).toEqual([[pair], [pair]]);
});

test('a decision cannot be undone offline, and a deleted account is not named', () => {
  const { undo } = draw({ ...decided, kept: null, decided_by: null }, { online: false });
  expect(screen.getByText(/^Same patient, on .*2026/)).toBeInTheDocument();
  expect(screen.queryByText(/is kept\./)).toBeNull();
  expect(button(/^Undo/)).toBeDisabled();
  key('z');
  expect(undo).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent(/You are offline/);
});
