import type { Post } from '@ciguawatch/shared/api/schemas/desk/posts';
import type { Period } from '@ciguawatch/shared/domain/posts/periods';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { mailLanguage } from '../../mail/language';
import { queueMail } from '../../mail/queue';
import { linkOf } from './link';
import { periodWords } from './period-words';

export type AskDeps = Pick<Deps, 'store' | 'clock' | 'config' | 'secret'>;

/**
 * Queues the request about a period to the addresses of a post, in its language.
 * @returns number of mails
 */
export async function queueRequest(
  trx: Transaction<DB>,
  deps: Pick<AskDeps, 'clock' | 'config' | 'secret'>,
  post: Post,
  period: Period,
  template: 'post_ask' | 'post_remind',
): Promise<number> {
  const language = await mailLanguage(trx, post.language);
  const link = linkOf(deps, post, period.first);
  const values = { name: post.name, period: periodWords(post.rhythm, period, language), link };
  const letters = [
    { to: post.email, template },
    { to: post.sms, template: 'post_sms' as const },
  ];
  let mailed = 0;
  for (const { to, ...letter } of letters) {
    if (to === null) continue;
    await queueMail(trx, { to, ...letter, language, values, now: deps.clock.now() });
    mailed += 1;
  }
  return mailed;
}
