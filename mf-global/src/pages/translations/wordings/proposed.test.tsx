import type { Wording } from '@ciguawatch/shared/api/schemas/desk/wording';
import { buttons, pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { row } from '../fixtures/row';
import '../texts';
import { Proposed } from './proposed';

setUpPage();

const title = row('shell/home.title', { bundled: 'Accueil', reference: 'Home', version: 2 });
const wording: Wording = {
  ...{ id: 7, language: 'fr_FR', namespace: 'shell', page: 'home', key: 'title', text: 'Page d’accueil' },
  ...{ asked: 3, at: '2026-11-20T20:00:00Z', state: 'open', decided_at: null, by: null },
};

const typing: { set: (text: string | null) => void } = { set: () => undefined };

/** The wordings beside a field in which something is typed. */
function Held(props: Pick<Parameters<typeof Proposed>[0], 'wordings' | 'onTake' | 'onDecide'>) {
  const [changed, setChanged] = useState<string | null>(null);
  typing.set = setChanged;
  return <Proposed row={title} lang="fr_FR" changed={changed} {...props} />;
}

function draw(of: Wording, onDecide = jest.fn(async () => undefined)) {
  const onTake = jest.fn();
  renderWithRuntime(<Held wordings={[of]} {...{ onTake, onDecide }} />);
  return { onTake, onDecide, type: (text: string) => act(() => typing.set(text)) };
}

/** Presses a button and waits until what it does is done. */
const pressed = async (name: string) => act(async () => pressButton(name));

test('a wording is accepted as it is, on the version that is shown', async () => {
  const { onDecide } = draw(wording);
  expect(screen.getByText(/3 times/)).toBeInTheDocument();
  await pressed('Accept');
  expect(onDecide.mock.calls).toEqual([[wording, { state: 'accepted', version: 2 }]]);
});

test('a wording goes into the field first and is accepted as it was changed there', async () => {
  const { onTake, onDecide, type } = draw(wording);
  await pressed('Change first');
  expect(onTake.mock.calls).toEqual([['Page d’accueil']]);
  // Nothing can be accepted of a text with a fault.
  expect(screen.getByRole('button', { name: 'Accept as changed' })).toBeDisabled();
  type('La page d’accueil');
  await pressed('Accept as changed');
  expect(onDecide.mock.calls).toEqual([
    [wording, { state: 'accepted', version: 2, text: 'La page d’accueil' }],
  ]);
});

test('a wording is declined', async () => {
  const { onDecide } = draw(wording);
  await pressed('Decline');
  expect(onDecide.mock.calls).toEqual([[wording, { state: 'declined' }]]);
});

test('a decision names who made it and is taken back', async () => {
  const decided = { ...wording, state: 'declined', by: 'Teva', decided_at: '2026-11-21T20:00:00Z' } as const;
  const { onDecide } = draw(decided);
  expect(screen.getByText(/^Declined by Teva, .*2026/)).toBeInTheDocument();
  expect(buttons(/Accept|Decline/)).toEqual([]);
  await pressed('Take the decision back');
  expect(onDecide.mock.calls).toEqual([[decided, { state: 'open' }]]);
});

test('a decision that fails changes nothing and can be tried again', async () => {
  const onDecide = jest.fn(async () => Promise.reject(new Error('x')));
  draw(wording, onDecide);
  await pressed('Accept');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Accept' })).toBeEnabled());
});
