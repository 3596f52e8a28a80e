import type { RevisionFull } from '@ciguawatch/shared/api/schemas/revision';
import { button, buttons, fillField, pressButton } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { conflict, revision } from '../../../revisions/fixtures/revision';
import { changeTexts } from '../../../revisions/texts';
import type { Queue } from '../use-queue';
import { DecisionBar } from './decision-bar';

beforeAll(() => changeTexts);

function draw(
  part: Partial<RevisionFull> = {},
  more: { choices?: object; busy?: boolean; online?: boolean } = {},
) {
  const decide = jest.fn();
  const keys = jest.fn();
  const queue = { busy: more.busy ?? false, decide } as unknown as Queue;
  const choices = (more.choices ?? {}) as Record<string, 'mine'>;
  const one = revision(part);
  renderWithRuntime(<DecisionBar revision={one} choices={choices} queue={queue} onKeys={keys} />, {
    online: more.online ?? true,
  });
  return { decide, keys, one };
}
const deletion = { actionType: 'delete', object_name: 'Lutjanus bohar' } as const;
const key = (name: string) => fireEvent.keyDown(document.body, { key: name });

test('a change is approved or rejected in favour of the earlier version, with a reason where one is given', () => {
  const { decide, one } = draw();
  pressButton('Approve');
  expect(decide).toHaveBeenLastCalledWith(one, { status: 'approved' });
  fillField('Reason, if you like', ' Seen in Rapa ');
  pressButton('Keep current version');
  expect(decide).toHaveBeenLastCalledWith(one, { status: 'rejected', reason: 'Seen in Rapa' });
  key('a');
  expect(decide).toHaveBeenLastCalledWith(one, { status: 'approved', reason: 'Seen in Rapa' });
  key('g');
  expect(decide).toHaveBeenLastCalledWith(one, { status: 'rejected', reason: 'Seen in Rapa' });
  expect(screen.queryByRole('status')).toBeNull();
});

test.each(['button', 'key'])(
  'a deletion is approved only after a confirmation, opened by %s',
  async (way) => {
    const { decide, one } = draw(deletion);
    if (way === 'key') key('a');
    else pressButton('Approve');
    const question = await screen.findByRole('alertdialog', { name: 'Delete Lutjanus bohar?' });
    expect(question).toHaveTextContent(
      'The page disappears from the directory. Cases that name it keep its name.',
    );
    expect(decide).not.toHaveBeenCalled();
    pressButton('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(decide).not.toHaveBeenCalled();
    pressButton('Approve');
    await screen.findByRole('alertdialog');
    pressButton('Delete');
    expect(decide.mock.calls).toEqual([[one, { status: 'approved', object_version: 3 }]]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
);

test('the confirmation of a replacement says where cases and names go', async () => {
  draw({ ...deletion, replacement: { id: 63, name: 'Lutjanus gibbus' } });
  pressButton('Approve');
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent(
    'Its cases, names and photo go to Lutjanus gibbus, and its page leads there.',
  );
  expect(question).not.toHaveTextContent('keep its name');
});

test('the confirmation says that the page changed since its deletion was requested', async () => {
  draw({ ...deletion, object_version: 4 });
  pressButton('Approve');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Approving deletes the page as it is now, with what others have added since.',
  );
});

test('keeping the published version needs no confirmation, also for a deletion', () => {
  const { decide, one } = draw(deletion);
  pressButton('Keep current version');
  expect(decide).toHaveBeenCalledWith(one, { status: 'rejected' });
});

test.each([
  ['own', { may_decide: false }, 'Your own request: another moderator decides.', false],
  ['gone', { object_gone: true }, 'The page no longer exists: the request can only be set aside.', true],
  ['choose', { fields: [conflict('food')] }, 'Choose a version for each field in conflict.', true],
] as const)(
  'the obstacle to an approval (%s) is shown, and neither button nor key approves',
  (_why, part, text, keeps) => {
    const { decide } = draw(part as Partial<RevisionFull>);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(button('Approve')).toBeDisabled();
    key('a');
    expect(decide).not.toHaveBeenCalled();
    expect(button('Keep current version').disabled).toBe(!keeps);
    key('g');
    expect(decide).toHaveBeenCalledTimes(keeps ? 1 : 0);
    expect(screen.getByLabelText<HTMLInputElement>('Reason, if you like').disabled).toBe(!keeps);
  },
);

test('choices are sent with the approval, for the version that was shown', () => {
  const { decide, one } = draw({ fields: [conflict('food')] }, { choices: { food: 'mine' } });
  pressButton('Approve');
  expect(decide).toHaveBeenCalledWith(one, {
    status: 'approved',
    choices: { food: 'mine' },
    object_version: 3,
  });
});

test('a second decision is ignored while the first is being sent', () => {
  const { decide } = draw({}, { busy: true });
  expect(buttons(/^(Approve|Keep current version)$/).map(({ disabled }) => disabled)).toEqual([true, true]);
  key('a');
  key('g');
  expect(decide).not.toHaveBeenCalled();
});

test('without a network the bar says that decisions wait here; the keys are listed on demand', () => {
  const { keys } = draw({}, { online: false });
  expect(screen.getByRole('status')).toHaveTextContent('You are offline: decisions wait on this device.');
  pressButton('A: approve. G: keep. Arrows: move. Keys: ?');
  expect(keys).toHaveBeenCalledTimes(1);
});
