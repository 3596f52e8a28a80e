import { email } from '@ciguawatch/shared/domain/text/validators';
import { sql } from 'kysely';
import type { Deps } from '../../deps';
import { Limiter } from '../../http/limiter';
import type { MailLanguage } from '../../mail/language';
import { queueMail } from '../../mail/queue';
import { FOLLOW_PATH, sealRecipient, sealToken } from '../../mail/sealed-links';
import { storedAddress } from './address';
import { UNCONFIRMED_DAYS } from './forget';
import { followToken } from './token';

/** Longest address in characters: RFC 5321, section 4.5.3.1. */
const LONGEST = 254;

/** Who wants to follow which island. */
interface FollowAsked {
  address: string;
  island: { id: number; country: number; name: string };
  language: MailLanguage;
}

/** An address as it was typed; null where it cannot be one. */
export function readAddress(typed: string): string | null {
  const address = typed.trim();
  return address === '' || address.length > LONGEST || email(address) !== null ? null : address;
}

/**
 * Keeps an address that nobody has confirmed yet, and mails the link that does. The same happens for one that follows
 * already, so that nobody learns whose addresses are kept; beyond the limit of a mail box nothing is sent.
 */
export async function askToFollow(
  deps: Pick<Deps, 'store' | 'clock' | 'secret' | 'config' | 'mailWaiting'>,
  { address, island, language }: FollowAsked,
): Promise<void> {
  const { store, clock, secret, config } = deps;
  const perMailbox = new Limiter(deps, 'follow-mailbox', config.limits.followMailbox);
  const stored = storedAddress(secret, address);
  const now = clock.now();
  await store.tx(async (trx) => {
    if (!(await perMailbox.count(trx, stored.address_hash)).ok) return;
    const { id } = await trx
      .insertInto('follow')
      .values({ ...stored, island: island.id, country: island.country, language, asked_at: new Date(now) })
      .onConflict((conflict) =>
        conflict.columns(['address_hash', 'island']).doUpdateSet({
          asked_at: sql<Date>`excluded.asked_at`,
          language: sql<MailLanguage>`case when follow.confirmed_at is null then excluded.language else follow.language end`,
        }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    const token = sealToken(secret, followToken(secret, 'confirm', String(id)));
    const lang = language.slice(0, 2);
    await queueMail(trx, {
      ...{ to: sealRecipient(secret, address), template: 'follow_confirm', language, now },
      values: {
        island: island.name,
        days: String(UNCONFIRMED_DAYS),
        link: `${config.publicUrl}${FOLLOW_PATH}${token}?lang=${lang}`,
      },
      follow: { id, unsubscribe: null },
    });
  });
  deps.mailWaiting();
}
