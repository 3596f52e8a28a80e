import type { RevisionFull } from '@ciguawatch/shared/api/schemas/revision';
import { button, buttons, pressButton } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen, waitFor } from '@testing-library/react';
import { revision } from '../../../revisions/fixtures/revision';
import { changeTexts } from '../../../revisions/texts';
import { LastDecided } from '../last-decided';
import type { Queue } from '../use-queue';
import { DecidedBar } from './decided-bar';

beforeAll(() => changeTexts);

const approved = (part: Partial<RevisionFull> = {}) =>
  revision({
    status: 'approved',
    decided_by: { id: 3, name: 'Moana Tetuanui' },
    decided_at: '2026-11-21T20:00:00Z',
    may_decide: false,
    may_revert: true,
    ...part,
  });
const queueOf = (part: Partial<Queue> = {}) =>
  ({ busy: false, last: null, revert: jest.fn(async () => undefined), ...part }) as unknown as Queue;
const GO_BACK = 'Go back to the earlier version';

function draw(part: Partial<RevisionFull> = {}, online = true) {
  const queue = queueOf();
  const one = approved(part);
  renderWithRuntime(<DecidedBar revision={one} queue={queue} />, { online });
  return { queue, one };
}

test.each([
  ['update', 'The fields of this change get their earlier values back. The author is notified.'],
  ['add', 'The page that was added is deleted. The author is notified.'],
  ['delete', 'The deleted page is restored. The author is notified.'],
] as const)(
  'an approved %s is undone only after a confirmation that states the consequences',
  async (actionType, text) => {
    const { queue, one } = draw({ actionType });
    pressButton(GO_BACK);
    const question = await screen.findByRole('alertdialog', {
      name: 'Undo the change of Lutjanus bohar?',
    });
    expect(question).toHaveTextContent(text);
    pressButton('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(queue.revert).not.toHaveBeenCalled();
    pressButton(GO_BACK);
    await screen.findByRole('alertdialog');
    pressButton(GO_BACK);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(jest.mocked(queue.revert).mock.calls).toEqual([[one]]);
  },
);

test('the bar says who decided, when and why; without a network no decision can be undone', () => {
  draw({ reason: 'Two sources' }, false);
  expect(screen.getByText(/^Accepted by Moana Tetuanui on .*2026/)).toBeInTheDocument();
  expect(screen.getByText('Two sources')).toBeInTheDocument();
  expect(button(GO_BACK)).toBeDisabled();
});

test('a rejected change offers no undo, and a deleted account is not named', () => {
  draw({ status: 'rejected', may_revert: false, decided_by: null, decided_at: null });
  expect(screen.getByText(/^Previous version kept by Deleted account on/)).toBeInTheDocument();
  expect(buttons()).toEqual([]);
});

test('the bar of a reversal says that it reverses another change', () => {
  draw({ reverts: 40 });
  expect(screen.getByText(/^Undone by Moana Tetuanui on/)).toBeInTheDocument();
});

test('the last approval of this visit can be undone from the list', async () => {
  const one = approved();
  const queue = queueOf({ last: { revision: one, status: 'approved', at: Date.UTC(2026, 10, 25) } });
  renderWithRuntime(<LastDecided queue={queue} />);
  expect(screen.getByText(/^Lutjanus bohar: approved at \d/)).toBeInTheDocument();
  pressButton('Undo');
  await screen.findByRole('alertdialog');
  pressButton(GO_BACK);
  await waitFor(() => expect(jest.mocked(queue.revert).mock.calls).toEqual([[one]]));
});

test('the last refusal is told in the same place, without an undo', () => {
  const last = { revision: approved(), status: 'rejected' as const, at: Date.UTC(2026, 10, 25) };
  renderWithRuntime(<LastDecided queue={queueOf({ last })} />);
  expect(screen.getByText(/^Lutjanus bohar: current version kept at \d/)).toBeInTheDocument();
  expect(buttons()).toEqual([]);
});

test('without an approval no undo is offered', () => {
  renderWithRuntime(<LastDecided queue={queueOf()} />);
  expect(buttons()).toEqual([]);
});
