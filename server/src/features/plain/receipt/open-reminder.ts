import type { Deps } from '../../../deps';
import type { Places } from '../../cases/places';
import { askedAgain } from '../../cases/reminders/asked-again';
import {
  type Asked,
  agreedText,
  dueRecovery,
  keepRecovery,
  lockAskedReports,
} from '../../cases/sent/recovery';
import { stopReminders } from '../../cases/sent/reminder-consent';
import { type OpenedReminder, openReminder } from '../../cases/sent/reminder-token';
import { type RecoveryStatus, readRecovery } from './recovery-form';

/** What a reminder opened. */
interface ReminderOutcome {
  recovery: RecoveryStatus | null;
  stopped: boolean;
}

/**
 * Does what a button of a reminder's page says. Opening changes nothing: programs that read mails follow their links.
 * @throws HttpError 404 `receipt_code_unknown`
 */
export async function useOpenedReminder(
  deps: Pick<Deps, 'store' | 'clock' | 'secret'>,
  places: Places,
  { token, go, form }: { token: string; go: string; form: URLSearchParams },
): Promise<ReminderOutcome> {
  const { store, clock } = deps;
  const reminder = await openReminder(store.read, deps, token);
  const index = await places.current();
  const asked = await askedAgain(store.read, reminder.case_id, (place) => index.zone(place ?? 0));
  if (go === 'stop')
    await store.tx(async (trx) => {
      const cases = asked?.cases ?? [reminder.case_id];
      await lockAskedReports(trx, { cases });
      await stopReminders(trx, cases, clock.now());
    });
  const recovery = asked === null ? null : await questions(deps, asked, reminder, go, form);
  return { recovery, stopped: reminder.stopped || go === 'stop' };
}

/** The questions of the reminder's date, after keeping what was sent; null when they are over. */
async function questions(
  deps: Pick<Deps, 'store' | 'clock'>,
  asked: Asked,
  reminder: OpenedReminder,
  go: string,
  sent: URLSearchParams,
): Promise<RecoveryStatus | null> {
  const { read } = deps.store;
  const agreed = (await agreedText(read, asked)) !== null;
  const answers = go === 'recovery' ? readRecovery(sent, agreed) : null;
  const kept = answers !== null && (await keepRecovery(deps, asked, answers, reminder));
  const { due } = reminder;
  const isOpen = !reminder.used && (await dueRecovery(read, asked, deps.clock.now())) === due;
  if (!kept && !isOpen) return null;
  return { due, agreed, kept, missing: go === 'recovery' && answers === null, sent };
}
