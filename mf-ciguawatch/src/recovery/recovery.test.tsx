import type { CaseRecovery } from '@ciguawatch/shared/api/schemas/desk/recovery';
import { pressButton, pressTwice, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import '../edit-texts';
import { Recovery } from './recovery';

const harness = setUpPage();
const PATH = 'cw/case/12/recovery/';
const FIRST: CaseRecovery['answers'][number] = {
  ...{ due: 15, feels: 'little', felt: ['cold', 'pain'], gone_since: null, brought_back: ['fish'] },
  ...{ at: '2026-04-02T20:00:00.000Z', recorded: false, by: null },
};
const STATE: CaseRecovery = {
  ...{ answers: [FIRST], due: 90, open: true, died: false },
  dates: [
    { due: 15, on: '2026-03-25', state: 'answered' },
    { due: 90, on: '2026-06-08', state: 'due' },
    { due: 365, on: '2027-03-10', state: 'coming' },
  ],
};

async function show(state: CaseRecovery = STATE, onRecorded = () => undefined): Promise<void> {
  harness.server.on('GET', PATH, { data: state });
  renderWithRuntime(<Recovery row={{ id: 12, version: 1 }} onRecorded={onRecorded} />);
  await screen.findByRole('heading', { name: 'Recovery' });
}

test('what a person answered is said in words', async () => {
  await show();
  expect(screen.getByText('Still felt: Cold burns, Pain.')).toBeVisible();
  expect(screen.getByText('Brought back by: Eating fish.')).toBeVisible();
  expect(screen.getByText(/Answered by the person/)).toBeVisible();
});

test('an answer is recorded once, with agreement only, and the case is read again', async () => {
  const onRecorded = jest.fn();
  await show(STATE, onRecorded);
  const after = { ...FIRST, due: 90, feels: 'gone', felt: [], recorded: true, by: 'Hina' } as const;
  harness.server.on('POST', PATH, { data: { ...STATE, answers: [FIRST, after], due: null } });
  pressButton('Record an answer');
  await screen.findByRole('dialog');
  pressButton('Record');
  expect(screen.getByText('Choose an answer.')).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: 'No, all gone' }));
  pressButton('Record');
  expect(screen.getByText('Record it only with the person’s agreement.')).toBeVisible();
  expect(harness.changes).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox', { name: /The person agrees/ }));
  pressTwice('Record');
  await screen.findByText(/Recorded by Hina/);
  expect(harness.changes.map(({ body }) => body)).toEqual([
    { due: 90, feels: 'gone', felt: [], gone_since: null, brought_back: [], agreed: true },
  ]);
  expect(onRecorded).toHaveBeenCalledTimes(1);
});

test('a failure loses no tap; a date answered meanwhile shows the answers as they are', async () => {
  await show();
  harness.server.on('POST', PATH, { status: 500, data: { code: 'internal' } });
  pressButton('Record an answer');
  await screen.findByRole('dialog');
  fireEvent.click(screen.getByRole('radio', { name: 'A little' }));
  fireEvent.click(screen.getByRole('checkbox', { name: /The person agrees/ }));
  pressButton('Record');
  await waitFor(() => expect(harness.changes).toHaveLength(1));
  expect(screen.getByRole('radio', { name: 'A little' })).toBeChecked();
  const current = { ...STATE, answers: [FIRST, { ...FIRST, due: 90 }], due: null };
  harness.server.on('POST', PATH, { status: 409, data: { code: 'conflict', current } });
  pressButton('Record');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Three months later')).toBeVisible();
});
