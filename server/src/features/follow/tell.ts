import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import type { MailLanguage } from '../../mail/language';
import { queueMail } from '../../mail/queue';
import { sealRecipient, sealToken, UNFOLLOW_PATH } from '../../mail/sealed-links';
import { type News, publishedNews } from '../news/published';
import { newsWords } from '../news/words';
import { openAddress } from './address';
import { nameOfPlace } from './place-name';
import { followToken } from './token';

const MINUTE_MS = 60_000;
/** How long an editor may take back what was verified by mistake before anybody is told. */
const GRACE_MS = 10 * MINUTE_MS;
/** What is older is told to nobody, as after a restored backup or a long stop. */
const TOLD_MS = 7 * 24 * 60 * MINUTE_MS;
/** News looked at in one run, and mails queued in one transaction. */
const MOST_NEWS = 100;
const BATCH = 100;

type TellDeps = Pick<Deps, 'store' | 'clock' | 'config' | 'secret'>;

/** Somebody who is told. */
interface Follower {
  id: number;
  address: string;
  address_hash: string;
  language: MailLanguage;
  way: 'mail' | 'push';
}

/**
 * Tells each verified alert to those who follow its island, and each issued bulletin to those who follow an island of its
 * country, once, by mails and notices that are queued. Of several servers one tells; after a stop the next run goes on behind the last follower told.
 * @returns number of those told
 */
export async function tellFollowers(deps: TellDeps, stopping?: AbortSignal): Promise<number> {
  const now = deps.clock.now();
  const recent = await publishedNews(
    deps.store.read,
    { since: now - TOLD_MS, until: now - GRACE_MS },
    MOST_NEWS,
  );
  const known = await deps.store.read
    .selectFrom('news_told')
    .select(['kind', 'object'])
    .where('done', '=', true)
    .execute();
  const done = new Set(known.map(({ kind, object }) => `${kind} ${object}`));
  let told = 0;
  for (const news of recent.reverse().filter(({ kind, id }) => !done.has(`${kind} ${id}`)))
    for (let more = true; more && !stopping?.aborted; ) {
      const queued = await deps.store.tx((trx) => tellSome(trx, deps, news));
      told += queued;
      more = queued === BATCH;
    }
  return told;
}

/** Queues what the next followers are told. @returns their number, less than a batch once all were told */
async function tellSome(trx: Transaction<DB>, deps: TellDeps, news: News): Promise<number> {
  const key = { kind: news.kind, object: news.id };
  const now = deps.clock.now();
  await trx
    .insertInto('news_told')
    .values({ ...key, at: new Date(now) })
    .onConflict((conflict) => conflict.columns(['kind', 'object']).doNothing())
    .execute();
  const progress = await trx
    .selectFrom('news_told')
    .select(['at', 'upto', 'done'])
    .where('kind', '=', news.kind)
    .where('object', '=', news.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // It may have been discarded or replaced since it was listed.
  const [isPublic] = await publishedNews(trx, { one: key }, 1);
  if (progress.done || !isPublic) return 0;
  const followers = await followersOf(trx, news, progress);
  const placeName = await nameOfPlace(trx, news);
  for (const follower of followers)
    if (follower.way === 'mail')
      await mailNews(trx, deps, { news, place: placeName(follower.language), now }, follower);
    else
      await trx
        .insertInto('push_waiting')
        .values({ ...key, follow_id: follower.id, not_before: new Date(now) })
        .onConflict((conflict) => conflict.columns(['follow_id', 'kind', 'object']).doNothing())
        .execute();
  await trx
    .updateTable('news_told')
    .set({ upto: followers.at(-1)?.id ?? progress.upto, done: followers.length < BATCH })
    .where('kind', '=', news.kind)
    .where('object', '=', news.id)
    .execute();
  return followers.length;
}

/** The next followers, in order; an address that follows several islands of a country has its bulletin once. */
async function followersOf(
  trx: Transaction<DB>,
  { island, country }: News,
  { at, upto }: { at: Date; upto: number },
): Promise<Follower[]> {
  const { rows } = await sql<Follower>`
    select f.id, f.address, f.address_hash, f.language, f.way from follow f
    where f.id > ${upto} and f.confirmed_at <= ${at}::timestamptz
      and case when ${island === null} then f.country = ${country} and not exists (
          select from follow o where o.address_hash = f.address_hash and o.country = f.country
            and o.confirmed_at <= ${at}::timestamptz and o.id < f.id)
        else f.island = ${island ?? 0} end
    order by f.id limit ${BATCH}`.execute(trx);
  return rows;
}

async function mailNews(
  trx: Transaction<DB>,
  { config, secret }: TellDeps,
  { news, place, now }: { news: News; place: string; now: number },
  { id, address, address_hash, language }: Follower,
): Promise<void> {
  const to = openAddress(secret, address);
  // Sealed under a SECRET that is no longer in use: nobody can read it.
  if (to === null) return;
  const { title, text, path } = newsWords(news, place, language);
  const lang = language.slice(0, 2);
  const end = `${config.publicUrl}${UNFOLLOW_PATH}${sealToken(secret, followToken(secret, 'end', address_hash))}`;
  await queueMail(trx, {
    ...{ to: sealRecipient(secret, to), template: 'follow_news', language, now },
    values: {
      ...{ title, text, end: `${end}?lang=${lang}` },
      link: `${config.publicUrl}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`,
    },
    follow: { id, unsubscribe: end },
  });
}
