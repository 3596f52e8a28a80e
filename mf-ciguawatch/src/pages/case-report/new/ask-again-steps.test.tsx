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
const answered = { case_location_id: 69, event_date: '2026-11-18' } as const;
const ADDRESS = 'teva@mail.example';

beforeAll(async () => {
  await fetchSections();
  addMessages('domain', { en_US: english });
  addMessages('ciguawatch', { en_US: englishPages });
});

const box = () => screen.getByRole('checkbox', { name: /^Yes, the laboratory may ask me/ });
const address = () => screen.queryByLabelText(/^E-mail for the reminders/);

/** Deletes all queued reports and drafts, then leaves one at its last section. */
async function begin(): Promise<void> {
  cleanup();
  Object.assign(device, { read: 0, write: 0 });
  for (const { uuid } of [...outbox.items]) await advanceUntilSettled(outbox.remove(uuid));
  for (const { uuid } of await advanceUntilSettled(kept.list())) await advanceUntilSettled(kept.remove(uuid));
  const draft = { ...freshDraft(answered), section: 6 as const };
  kept.begin(draft.uuid).keep(draft);
  await advanceTimers(1_000);
}

test('the consent to be asked again and its address outlive a left form, and go with the report only while ticked', async () => {
  await slowly(
    [stepTime, stepTime, stepTime, fc.boolean(), fc.boolean()],
    async (read, write, typing, isLeft, takesBack) => {
      await begin();
      Object.assign(device, { read, write });
      let view = renderWithRuntime(<NewReport />, { user });
      await advanceTimers(4 * read + 1);
      pressButton('Continue');
      await advanceTimers(read + 1);
      expect([box().matches(':checked'), address()]).toEqual([false, null]);
      fireEvent.click(box());
      await advanceTimers(1);
      fireEvent.change(address() as HTMLElement, { target: { value: ADDRESS } });
      await advanceTimers(typing);
      if (isLeft) {
        view.unmount();
        await advanceTimers(write + 300);
        view = renderWithRuntime(<NewReport />, { user });
        await advanceTimers(4 * read + write + 1);
        pressButton('Continue');
        await advanceTimers(read + 1);
        expect(box()).toBeChecked();
        expect(address()).toHaveValue(ADDRESS);
      }
      if (takesBack) fireEvent.click(box());
      await advanceTimers(1);
      pressButton('Send report');
      await advanceTimers(3 * write + 2 * read + 1_000);
      expect(screen.getByText('It was sent')).toBeInTheDocument();
      view.unmount();
      await advanceTimers(10_000);
      const [body] = outbox.items.map((item) => item.body as ReportBody);
      expect(body?.case.recovery_consent).toBe(takesBack ? undefined : 2);
      expect(JSON.stringify(body).includes(ADDRESS)).toBe(!takesBack);
    },
    [
      [2_000, 300, 299, true, false],
      [300, 2_000, 0, false, true],
    ],
  );
});
