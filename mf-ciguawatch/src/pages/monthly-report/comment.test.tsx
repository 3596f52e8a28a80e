import type { ReportComment } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { press, setUpPage, write } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen, waitFor } from '@testing-library/react';
import '../../texts';
import { Comment } from './comment';
import './texts';

const harness = setUpPage();
const period = { country: 4, year: 2026, month: 3 };
const version = (n: number, text: string, erased_at: string | null = null): ReportComment => ({
  ...{ lang: 'fr_FR' as const, version: n, text, erased_at },
  ...{ at: '2026-04-02T20:00:00Z', by: 'Moana' },
});
const other: ReportComment = { ...version(1, 'Calm, in English.'), lang: 'en_US' };
const named = [version(2, 'Hina was ill.'), other, version(1, 'Calm.')];
const erased = [version(3, ''), version(2, '', '2026-04-03T20:00:00Z'), version(1, 'Calm.')];

async function eraseLatest(typed?: string): Promise<jest.Mock> {
  harness.server.on('GET', /^cw\/monthly\/comment/, { data: named });
  harness.server.on('POST', 'cw/monthly/comment/redact/', { data: erased });
  const saved = jest.fn();
  renderWithRuntime(<Comment period={period} held={named[0] as ReportComment} onSaved={saved} />, {
    user: fakeUser(),
  });
  if (typed) write('In short (French)', typed);
  press('Versions of the comment');
  expect(await screen.findAllByRole('button', { name: 'Erase version 1' })).toHaveLength(1);
  press('Erase version 2');
  await screen.findByRole('dialog', { name: 'Erase version 2?' });
  write(/^Reason/, 'The family asked');
  harness.server.on('GET', /^cw\/monthly\/comment/, { data: erased });
  press('Erase');
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  return saved;
}

test('a version is erased with a reason, and goes from the field where it stood unchanged', async () => {
  await eraseLatest();
  expect(harness.changes).toEqual([
    {
      asked: 'POST cw/monthly/comment/redact/',
      body: { ...period, lang: 'fr_FR', version: 2, reason: 'The family asked' },
    },
  ]);
  expect(screen.getByLabelText('In short (French)')).toHaveValue('');
  expect(screen.queryByText(/Hina/)).toBeNull();
  expect(await screen.findByText(/^Text erased on .*2026/)).toBeInTheDocument();
  expect(harness.toasts).toEqual(['success: The text is erased.']);
});

test('what was being written stays, and is saved over the version that the erasure left', async () => {
  await eraseLatest('One person was ill.');
  expect(screen.getByLabelText('In short (French)')).toHaveValue('One person was ill.');
  harness.server.on('POST', 'cw/monthly/comment/', { status: 201, data: version(4, 'One person was ill.') });
  press('Save the comment');
  await waitFor(() => expect(harness.changes).toHaveLength(2));
  expect(harness.changes[1]?.body).toEqual({
    ...period,
    lang: 'fr_FR',
    text: 'One person was ill.',
    version: 3,
  });
});
