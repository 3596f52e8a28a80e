import { withoutTurningSigns } from '@ciguawatch/shared/domain/text/turning-signs';
import { sql } from 'kysely';
import type { Store } from '../db/store';
import type { Deps } from '../deps';
import { mailMark } from './returned/mark';
import { decryptLinks, openRecipient } from './sealed-links';
import { withPortalName } from './templates';
import type { Letter, Transport } from './transport';

const BATCH = 10;
const MOST_ATTEMPTS = 8;
/** Milliseconds that a mail is reserved for the server that sends it. */
const CLAIM_MS = 5 * 60_000;
const FIRST_RETRY_MS = 60_000;

interface Claimed extends Omit<Letter, 'mark'> {
  attempts: number;
}

/**
 * Sends waiting mails. The network is never used inside a transaction.
 * @param secret key that opens the links of the mails
 * @param stopping ends after the current mail and releases the others
 * @returns number of sent mails
 */
export async function sendWaiting(
  deps: Pick<Deps, 'store' | 'clock' | 'secret' | 'config'>,
  transport: Transport,
  stopping?: AbortSignal,
): Promise<number> {
  const { store, clock } = deps;
  let sent = 0;
  for (;;) {
    const letters = await claim(store, clock.now());
    for (const [i, letter] of letters.entries()) {
      if (stopping?.aborted) {
        await giveBack(store, clock.now(), letters.slice(i));
        return sent;
      }
      sent += await sendOne(deps, transport, letter);
    }
    if (letters.length < BATCH) return sent;
  }
}

async function claim(store: Store, now: number): Promise<Claimed[]> {
  const claiming = sql<Claimed>`
    update mail_outbox set attempts = attempts + 1, not_before = ${new Date(now + CLAIM_MS)}
    where id in (
      select id from mail_outbox
      where sent_at is null and failed_at is null and not_before <= ${new Date(now)}
      order by id limit ${BATCH} for update skip locked
    )
    returning id, recipient as "to", subject, body, html, attempts, unsubscribe`;
  const { rows } = await store.tx((trx) => claiming.execute(trx));
  return rows.sort((a, b) => a.id - b.id);
}

async function giveBack(store: Store, now: number, letters: readonly Claimed[]): Promise<void> {
  const ids = letters.map(({ id }) => id);
  await store.tx((trx) =>
    trx
      .updateTable('mail_outbox')
      .set((eb) => ({ attempts: eb('attempts', '-', 1), not_before: new Date(now) }))
      .where('id', 'in', ids)
      .execute(),
  );
}

async function sendOne(
  { store, clock, secret, config }: Pick<Deps, 'store' | 'clock' | 'secret' | 'config'>,
  transport: Transport,
  letter: Claimed,
): Promise<number> {
  try {
    const { subject, body, html, unsubscribe } = letter;
    const written = (text: string) => decryptLinks(secret, withPortalName(text, config.portalName));
    await transport({
      ...letter,
      to: openRecipient(secret, letter.to),
      unsubscribe: unsubscribe && decryptLinks(secret, unsubscribe),
      mark: mailMark(secret, letter.id),
      subject: withPortalName(subject, config.portalName),
      body: written(body),
      html: written(html),
    });
  } catch (error) {
    await postpone(store, clock.now(), letter, saidOf(error as Error, secret, letter));
    return 0;
  }
  // The body may contain a link that opens an account, so it is deleted once it was sent.
  await store.tx((trx) =>
    trx
      .updateTable('mail_outbox')
      .set({ sent_at: new Date(clock.now()), body: '', html: '', unsubscribe: null, last_error: null })
      .where('id', '=', letter.id)
      .execute(),
  );
  return 1;
}

/** What went wrong; a mail server may repeat the address, which stays sealed here. */
function saidOf({ message }: Error, secret: string, { to }: Claimed): string {
  if (!to.startsWith('~')) return message;
  try {
    return message.replaceAll(openRecipient(secret, to), '…');
  } catch {
    return message;
  }
}

async function postpone(store: Store, now: number, letter: Claimed, error: string): Promise<void> {
  const final = letter.attempts >= MOST_ATTEMPTS;
  await store.tx((trx) =>
    trx
      .updateTable('mail_outbox')
      .set({
        last_error: withoutTurningSigns(error).slice(0, 500),
        not_before: new Date(now + FIRST_RETRY_MS * 2 ** (letter.attempts - 1)),
        failed_at: final ? new Date(now) : null,
        ...(final && { body: '', html: '', unsubscribe: null }),
      })
      .where('id', '=', letter.id)
      .execute(),
  );
}
