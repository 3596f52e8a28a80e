import type { CaseRecovery } from '@ciguawatch/shared/api/schemas/desk/recovery';
import { pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen, waitFor } from '@testing-library/react';
import '../edit-texts';
import { FollowUp } from './follow-up';

const harness = setUpPage();
const PATH = 'cw/case/12/recovery/';
const STATE: CaseRecovery = {
  answers: [
    {
      ...{ due: 90, feels: 'gone', felt: [], gone_since: 'weeks', brought_back: [] },
      ...{ at: '2026-06-10T20:00:00.000Z', recorded: true, by: 'Hina' },
    },
  ],
  ...{ due: null, open: true, died: false },
  dates: [
    { due: 15, on: '2026-03-25', state: 'missed' },
    { due: 90, on: '2026-06-08', state: 'answered' },
    { due: 365, on: '2027-03-10', state: 'coming' },
  ],
};
const show = (state: object) => {
  harness.server.on('GET', PATH, state);
  renderWithRuntime(<FollowUp row={{ id: 12, version: 1 }} />);
};
const lines = async () =>
  (await screen.findAllByRole('listitem')).map((item) => item.textContent?.replaceAll('\u00a0', ' '));

test('each date says when it is, who answered it, and that it was missed', async () => {
  show({ data: STATE });
  expect(await lines()).toEqual([
    expect.stringMatching(/^Two weeks later, .*2026Nobody answered.$/),
    expect.stringMatching(/^Three months later, .*2026Recorded by Hina, /),
    expect.stringMatching(/^A year later, .*2027To come.$/),
  ]);
});

test('a death says why nobody asks any more', async () => {
  const ended = STATE.dates.map((one) => (one.due === 365 ? { ...one, state: 'ended' } : one));
  show({ data: { ...STATE, open: false, died: true, dates: ended } });
  expect((await lines())[2]).toMatch(/Not asked.$/);
  expect(screen.getByText(/A death is recorded/)).toBeVisible();
});

test('a withdrawn report has no dates, and a failure can be tried again', async () => {
  show({ status: 500, data: { code: 'internal' } });
  await screen.findByText('The answers on recovery could not be read');
  harness.server.on('GET', PATH, { data: { ...STATE, answers: [], dates: [] } });
  pressButton('Try again');
  await waitFor(() => expect(screen.queryByText('The answers on recovery could not be read')).toBeNull());
  expect(screen.queryByRole('heading')).toBeNull();
});
