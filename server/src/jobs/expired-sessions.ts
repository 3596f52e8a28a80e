import type { Clock } from '../clock';
import type { Store } from '../db/store';

/** Ended logins are kept this long, so that a stolen token is still recognised as reused. */
const KEEP_MS = 24 * 60 * 60_000;

/** Failures of modules are kept this long, to compare a release with the one before, and who got a mail when. */
const KEEP_NOTES_MS = 30 * KEEP_MS;

/**
 * Forgets logins and password links that can no longer be used, counters that have run out, old failures of modules, and
 * mails that were sent or given up.
 */
export async function forgetExpiredSessions(store: Store, clock: Clock): Promise<void> {
  const before = new Date(clock.now() - KEEP_MS);
  const forgotten = new Date(clock.now() - KEEP_NOTES_MS);
  await store.tx(async (trx) => {
    await trx.deleteFrom('refresh_family').where('ends_at', '<', before).execute();
    await trx.deleteFrom('one_time_token').where('expires_at', '<', before).execute();
  });
  await store.tx((trx) =>
    trx.deleteFrom('rate_limit').where('ends_at', '<=', new Date(clock.now())).execute(),
  );
  await store.tx(async (trx) => {
    await trx
      .deleteFrom('mail_outbox')
      .where((eb) => eb.or([eb('sent_at', '<', forgotten), eb('failed_at', '<', forgotten)]))
      .execute();
    await trx.deleteFrom('module_fault').where('hour', '<', forgotten).execute();
  });
}
