import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { fullCase } from '@ciguawatch/shared/testing/full-case';
import { setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { waitFor } from '@testing-library/react';
import './texts';
import { Corrections } from './corrections';

jest.mock('../report/report-send', () => ({ announceCase: jest.fn() }));

const harness = setUpPage();
const before = fullCase({ case_location_id: 69 });
const change = (version = 3) => ({ id: 1249, version, patch: { case_location_id: 74 } });
const answer = (version: number, place: number) => ({ data: fullCase({ version, case_location_id: place }) });

function correcting() {
  const saved = jest.fn();
  harness.server.on('GET', 'cw/casesingle/1249/', { data: before });
  return { saved, corrections: new Corrections(saved) };
}

test('a correction is sent with the version that was shown and a reason, and undone with the version after it', async () => {
  const { saved, corrections } = correcting();
  harness.server.on('PATCH', 'cw/case/1249/', answer(4, 74));
  expect(await corrections.make([change()], 'Moved', 'The point lies there')).toBe(true);
  const undo = toasts.items.find(({ title }) => title === 'Moved')?.action;
  harness.server.on('PATCH', 'cw/case/1249/', answer(5, 69));
  undo?.run();
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  expect(harness.changes).toEqual([
    {
      asked: 'PATCH cw/case/1249/',
      version: '3',
      body: { case_location_id: 74, reason: 'The point lies there' },
    },
    {
      asked: 'PATCH cw/case/1249/',
      version: '4',
      body: { case_location_id: 69, reason: expect.any(String) },
    },
  ]);
  expect(corrections.undo()).toBe(false);
});

test('a case that somebody changed meanwhile is shown as it is now, and nothing is there to undo', async () => {
  const { saved, corrections } = correcting();
  const current = fullCase({ version: 9 });
  harness.server.on('PATCH', 'cw/case/1249/', {
    status: 409,
    data: { code: 'conflict', message: '', current },
  });
  expect(await corrections.make([change()], 'Moved', 'why')).toBe(false);
  expect(saved.mock.calls).toEqual([[current]]);
  expect(harness.toasts).toEqual([expect.stringMatching(/^error: Case 1249 has changed in the meantime/)]);
  expect(corrections.undo()).toBe(false);
});

test('of several corrections those before a failure can be undone', async () => {
  const { corrections } = correcting();
  harness.server
    .on('PATCH', 'cw/case/1249/', answer(4, 74))
    .on('GET', 'cw/casesingle/1250/', { status: 404, data: { code: 'not_found', message: '' } });
  const two = [change(), { id: 1250, version: 1, patch: { match_event: null } }];
  expect(await corrections.make(two, 'Left', 'why')).toBe(false);
  expect(harness.toasts).toEqual([expect.stringMatching(/^error: Case 1250 could not be corrected/)]);
  expect(corrections.undo()).toBe(true);
});

test('a later decision is the one to undo', async () => {
  const { corrections } = correcting();
  harness.server.on('PATCH', 'cw/case/1249/', answer(4, 74));
  await corrections.make([change()], 'Moved', 'why');
  corrections.forget();
  expect(corrections.undo()).toBe(false);
});
