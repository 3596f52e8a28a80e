import english from '@ciguawatch/shared/domain/locales/en_US.json';
import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import type { ReportBody } from '@ciguawatch/shared/runtime/outbox/outbox-types';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { pressButton } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import {
  advanceTimers,
  advanceUntilSettled,
  setUpSlowDevice,
  slowly,
  stepTime,
} from '@ciguawatch/shared/testing/slow-steps';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import englishPages from '../../../../locales/en_US.json';
import { freshDraft, reportDrafts } from '../../../report/report-draft';
import { fetchSections } from '../form/steps/section-body';
import { NewReport } from './new-report';
import './draft-offer';

jest.mock('../sent/sent', () => ({ Sent: () => <p>It was sent</p> }));
jest.mock('../sent/sent-paper', () => ({ fetchPaper: async () => undefined }));

const device = setUpSlowDevice();
const user = fakeUser({ id: 7 });
const kept = reportDrafts('report', 7);
const sent = () => outbox.items.filter(({ call }) => call === 'report');
const notesOf = (body: unknown) => (body as ReportBody).case.gsympt_other_obs;
const isAt = (name: string) => screen.queryByRole('heading', { level: 1, name }) !== null;

beforeAll(async () => {
  await fetchSections();
  addMessages('domain', { en_US: english });
  addMessages('ciguawatch', { en_US: englishPages });
});

/** Deletes all queued reports and drafts, with no simulated storage delay. */
async function emptyDevice(): Promise<void> {
  cleanup();
  Object.assign(device, { read: 0, write: 0 });
  for (const { uuid } of [...outbox.items]) await advanceUntilSettled(outbox.remove(uuid));
  const left = await advanceUntilSettled(kept.list());
  for (const { uuid } of left) await advanceUntilSettled(kept.remove(uuid));
}

async function leave(values: Parameters<typeof freshDraft>[0]): Promise<string> {
  const draft = { ...freshDraft(values), section: 6 as const };
  kept.begin(draft.uuid).keep(draft);
  await advanceTimers(1_000);
  return draft.uuid;
}
const answered = {
  case_location_id: 69,
  event_date: '2026-11-18',
  specie_id: 22,
  sympt_nausea: '2',
} as const;

test('a report that was left is gone on with, sent once, and no draft any more, whatever takes how long', async () => {
  await slowly(
    [stepTime, stepTime, stepTime, fc.boolean()],
    async (read, write, typing, isLeft) => {
      await emptyDevice();
      const uuid = await leave(answered);
      Object.assign(device, { read, write });
      let view = renderWithRuntime(<NewReport />, { user });
      await advanceTimers(4 * read + 1);
      pressButton('Continue');
      await advanceTimers(read + 1);
      pressButton('Back');
      await advanceTimers(1);
      fireEvent.change(screen.getByLabelText(/^What you noticed/), { target: { value: 'Two dogs too' } });
      await advanceTimers(typing);
      if (isLeft) {
        view.unmount();
        await advanceTimers(write + 300);
        view = renderWithRuntime(<NewReport />, { user });
        await advanceTimers(4 * read + write + 1);
        pressButton('Continue');
        await advanceTimers(read + 1);
        expect(screen.getByLabelText(/^What you noticed/)).toHaveValue('Two dogs too');
      }
      pressButton(/^Review$|^Back to review$/);
      await advanceTimers(1);
      pressButton('Send report');
      // While a report is being queued the form accepts no change: it would be in neither the report nor a
      // draft.
      if (write > 1) {
        pressButton('Back');
        await advanceTimers(1);
        expect(isAt('Check, then send')).toBe(true);
      }
      await advanceTimers(3 * write + 2 * read + 1_000);
      expect(screen.getByText('It was sent')).toBeInTheDocument();
      view.unmount();
      await advanceTimers(10_000);
      expect(sent().map((item) => [item.uuid, notesOf(item.body)])).toEqual([[uuid, 'Two dogs too']]);
      expect(await advanceUntilSettled(kept.list())).toEqual([]);
    },
    [[2_000, 300, 299, false]],
  );
});

test('an open form stays, however late an earlier read from the device resolves', async () => {
  await slowly(
    [stepTime, stepTime],
    async (read, wait) => {
      await emptyDevice();
      await leave(answered);
      Object.assign(device, { read });
      renderWithRuntime(<NewReport />, { user });
      await advanceTimers(4 * read + 1);
      pressButton('Continue');
      if (wait < read) {
        await advanceTimers(wait);
        pressButton('Start a new one');
      }
      await advanceTimers(read + 1);
      const shown = screen.getByRole('heading', { level: 1 });
      expect(shown).toHaveAccessibleName(wait < read ? 'Who is ill?' : 'Check, then send');
      await advanceTimers(20_000);
      expect(screen.getByRole('heading', { level: 1 })).toBe(shown);
    },
    [[701, 299]],
  );
});
