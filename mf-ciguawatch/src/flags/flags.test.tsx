import type { CaseFlags } from '@ciguawatch/shared/api/schemas/desk/flags';
import { CASE_FLAGS } from '@ciguawatch/shared/domain/case-class/flags';
import { pressButton, pressTwice, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen, waitFor } from '@testing-library/react';
import '../edit-texts';
import { Flags } from './flags';
import english from './locales/en_US.json';
import french from './locales/fr_FR.json';

const harness = setUpPage();
const PATH = 'cw/case/12/flags/';
const FEVER = { flag: 'fever', facts: 'one', ended: null } as const;
const LATE = { flag: 'told_late', facts: 'two', ended: null } as const;
const ENDED = { ...FEVER, ended: { by: 'Hina', at: '2026-04-02T20:00:00.000Z' } };

async function show(flags: CaseFlags['flags'], onLooked?: (open: string[]) => void): Promise<void> {
  harness.server.on('GET', PATH, { data: { flags } });
  renderWithRuntime(<Flags row={{ id: 12, version: 1 }} {...(onLooked && { onLooked })} />);
  await screen.findByRole('heading', { name: 'To check' });
}

test('each flag has its sentence in both languages', () => {
  for (const texts of [french.flag, english.flag])
    expect(Object.keys(texts).sort()).toEqual([...CASE_FLAGS].sort());
});

test('a flag is a sentence, and one tap says that it is right', async () => {
  const onLooked = jest.fn();
  await show([FEVER, { ...LATE, ended: ENDED.ended }], onLooked);
  expect(screen.getByText('Reported more than a year after the meal.')).toBeVisible();
  harness.server.on('POST', PATH, { data: { flags: [ENDED, LATE] } });
  pressTwice('I looked: it is right');
  await waitFor(() => expect(onLooked).toHaveBeenCalledTimes(1));
  expect(screen.getByText(/Found right by Hina/)).toBeVisible();
  expect(harness.changes.map(({ body }) => body)).toEqual([{ flag: 'fever', facts: 'one', right: true }]);
  expect(onLooked).toHaveBeenCalledWith(['told_late']);
});

test('an ended flag can be checked again', async () => {
  await show([ENDED]);
  harness.server.on('POST', PATH, { data: { flags: [FEVER] } });
  pressButton('Check it again');
  await screen.findByRole('button', { name: 'I looked: it is right' });
  expect(harness.changes.map(({ body }) => body)).toEqual([{ flag: 'fever', facts: 'one', right: false }]);
});

test('what changed meanwhile is shown as it is, and nothing else is said to be kept', async () => {
  const onLooked = jest.fn();
  await show([FEVER], onLooked);
  harness.server.on('POST', PATH, { status: 409, data: { code: 'conflict', current: { flags: [LATE] } } });
  pressButton('I looked: it is right');
  await screen.findByText('Reported more than a year after the meal.');
  expect(screen.queryByText(/Fever/)).toBeNull();
  expect(onLooked).toHaveBeenCalledWith(['told_late']);
});

test('a case without flags says so, and a failure leaves the flag to check', async () => {
  await show([]);
  expect(screen.getByText('Nothing to check.')).toBeVisible();
});

test('a failure leaves the flag to check', async () => {
  await show([FEVER]);
  harness.server.on('POST', PATH, { status: 500, data: { code: 'internal' } });
  pressButton('I looked: it is right');
  await waitFor(() => expect(harness.changes).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'I looked: it is right' })).toBeVisible();
});
