import type { Clock } from '../clock';
import type { Store } from '../db/store';
import { SIGN_INS_MS } from '../features/sign-ins/read';

/** Milliseconds that ended logins are kept, so that reuse of a stolen token is still recognised. */
const KEEP_MS = 24 * 60 * 60_000;

/** Milliseconds that failures of modules and sent mails are kept, to compare releases and to trace mails. */
const KEEP_NOTES_MS = 30 * KEEP_MS;

/**
 * Removes expired logins, tokens, challenges, one-time links and rate limit counters, old failures of modules, and mails that
 * were sent or given up.
 */
export async function forgetExpiredSessions(store: Store, clock: Clock): Promise<void> {
  const before = new Date(clock.now() - KEEP_MS);
  const forgotten = new Date(clock.now() - KEEP_NOTES_MS);
  await store.tx(async (trx) => {
    await trx.deleteFrom('refresh_family').where('ends_at', '<', before).execute();
    await trx
      .deleteFrom('sign_in')
      .where('at', '<', new Date(clock.now() - SIGN_INS_MS))
      .execute();
    await trx.deleteFrom('passkey_challenge').where('expires_at', '<', new Date(clock.now())).execute();
    await trx
      .deleteFrom('personal_token')
      .where((eb) => eb.or([eb('revoked_at', '<', before), eb('expires_at', '<', before)]))
      .execute();
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
