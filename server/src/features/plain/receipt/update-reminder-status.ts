import { RECOVERY_DAYS } from '@ciguawatch/shared/domain/recovery/answers';
import { addDays } from '@ciguawatch/shared/domain/time/event-time';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import type { Deps } from '../../../deps';
import { isReminded, leaveAddress } from '../../cases/reminders/address';
import { type Asked, answeredDates, hasDied, lockAskedReports } from '../../cases/sent/recovery';
import { stopReminders } from '../../cases/sent/reminder-consent';
import type { ReminderStatus } from './reminder-form';

interface Pressed {
  go: string;
  form: URLSearchParams;
  /** language of the page */
  language: string;
}

/**
 * Does what a button says about reminders, and tells where they stand; undefined once there is no date left to be
 * reminded of.
 */
export async function updateReminderStatus(
  deps: Pick<Deps, 'store' | 'clock'>,
  asked: Asked,
  { go, form, language }: Pressed,
): Promise<ReminderStatus | undefined> {
  const { store, clock } = deps;
  const now = clock.now();
  const last = Math.max(...RECOVERY_DAYS);
  if ((await hasDied(store.read, asked)) || (await answeredDates(store.read, asked)).has(last))
    return undefined;
  const before = await isReminded(store.read, asked);
  const done = await press();
  const today = civilDateOf(now, asked.zone);
  const next = RECOVERY_DAYS.map((days) => addDays(asked.meal, days)).find((day) => day > today) ?? null;
  return { on: await isReminded(store.read, asked), next, done, sent: form };

  async function press(): Promise<ReminderStatus['done']> {
    if (go === 'stop') {
      await store.tx(async (trx) => {
        await lockAskedReports(trx, asked);
        await stopReminders(trx, asked.cases, now);
      });
      return 'stopped';
    }
    if (go !== 'remind') return null;
    const address = form.get('reminder_email') ?? '';
    if (!before && !form.has('ask_again')) return 'wrong';
    return (await leaveAddress(deps, asked, { address, language })) ? 'left' : 'wrong';
  }
}
