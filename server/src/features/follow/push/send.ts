import { sql } from 'kysely';
import webpush from 'web-push';
import { isPushService } from '../../../config/push-services';
import type { Deps } from '../../../deps';
import type { MailLanguage } from '../../../mail/language';
import { publishedNews } from '../../news/published';
import { newsWords } from '../../news/words';
import { nameOfPlace } from '../place-name';
import { pushKeys } from './keys';
import { openPushAddress, type PushAddress } from './subscribe';

const BATCH = 20;
const MOST_ATTEMPTS = 5;
/** Milliseconds that a message is reserved for the server that sends it. */
const CLAIM_MS = 5 * 60_000;
const FIRST_RETRY_MS = 60_000;
/** Milliseconds that a push service may take. */
const WAIT_MS = 15_000;
/** Seconds that a push service keeps a message for a browser that is off. */
const KEPT_SECONDS = 3 * 86_400;
/** Responses by which a push service says that a browser is gone (RFC 8030, section 7.3). */
const GONE: ReadonlySet<number> = new Set([404, 410]);
/** Responses after which trying again may help. */
const isPassing = (status: number): boolean => status === 429 || status >= 500;

type SendDeps = Pick<Deps, 'store' | 'clock' | 'config' | 'secret'>;

interface Waiting {
  id: number;
  kind: 'alert' | 'bulletin';
  object: number;
  attempts: number;
  address: string;
  address_hash: string;
  language: MailLanguage;
}

/** What becomes of a message. */
type Outcome = 'sent' | 'gone' | 'again';

/**
 * Sends the notices that wait. A browser that is gone is erased with all islands it follows; where a service does not
 * answer, the message is tried again, five times in all.
 * @returns number of notices that a service took
 */
export async function sendPushes(deps: SendDeps, stopping?: AbortSignal): Promise<number> {
  let sent = 0;
  while (!stopping?.aborted) {
    const waiting = await claim(deps);
    const outcomes = await Promise.all(
      waiting.map(async (one) => {
        const outcome = await sendOne(deps, one);
        await note(deps, one, outcome);
        return outcome;
      }),
    );
    sent += outcomes.filter((outcome) => outcome === 'sent').length;
    if (waiting.length < BATCH) break;
  }
  return sent;
}

async function claim({ store, clock }: SendDeps): Promise<Waiting[]> {
  const now = clock.now();
  const claiming = sql<Waiting>`
    update push_waiting w set attempts = attempts + 1, not_before = ${new Date(now + CLAIM_MS)}
    from follow f
    where f.id = w.follow_id and w.id in (
      select id from push_waiting where not_before <= ${new Date(now)}
      order by id limit ${BATCH} for update skip locked)
    returning w.id, w.kind, w.object, w.attempts, f.address, f.address_hash, f.language`;
  return (await store.tx((trx) => claiming.execute(trx))).rows;
}

/** What is shown, as the worker of the portal reads it; null for what is no longer public. */
async function payloadOf(
  { store }: Pick<Deps, 'store'>,
  { kind, object, language }: Waiting,
): Promise<string | null> {
  const [news] = await publishedNews(store.read, { one: { kind, object } }, 1);
  if (!news) return null;
  const { title, text, path } = newsWords(news, (await nameOfPlace(store.read, news))(language), language);
  const lang = language.slice(0, 2);
  const url = `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
  return JSON.stringify({ title, text, url, lang, tag: `${kind}-${object}` });
}

async function sendOne(deps: SendDeps, one: Waiting): Promise<Outcome> {
  const address = openPushAddress(deps.secret, one.address);
  if (address === null || !isPushService(address.endpoint, deps.config.pushServices)) return 'gone';
  const payload = await payloadOf(deps, one);
  return payload === null ? 'sent' : post(deps, address, payload);
}

async function post(deps: SendDeps, address: PushAddress, payload: string): Promise<Outcome> {
  const request = await sealed(deps, address, payload);
  if (request === null) return 'gone';
  try {
    const { status, body } = await fetch(request.endpoint, {
      method: 'POST',
      headers: Object.entries(request.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
      body: new Uint8Array(request.body),
      // A service that leads elsewhere could lead to any address.
      redirect: 'error',
      signal: AbortSignal.timeout(WAIT_MS),
    });
    await body?.cancel();
    if (GONE.has(status)) return 'gone';
    return isPassing(status) ? 'again' : 'sent';
  } catch {
    return 'again';
  }
}

/** A request with what only the browser can read (RFC 8291), signed by the portal; null for keys that are none. */
async function sealed({ store, secret, config }: SendDeps, address: PushAddress, payload: string) {
  const { publisher, publicUrl } = config;
  const isSite = publicUrl.startsWith('https://');
  const mailbox = publisher.email ?? `no-reply@${new URL(publicUrl).hostname}`;
  const keys = await pushKeys({ store, secret });
  try {
    return webpush.generateRequestDetails(address, payload, {
      vapidDetails: { subject: isSite ? publicUrl : `mailto:${mailbox}`, ...keys },
      TTL: KEPT_SECONDS,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    });
  } catch {
    return null;
  }
}

async function note({ store, clock }: SendDeps, one: Waiting, outcome: Outcome): Promise<void> {
  await store.tx(async (trx) => {
    if (outcome === 'gone') {
      await trx.deleteFrom('follow').where('address_hash', '=', one.address_hash).execute();
      return;
    }
    if (outcome === 'sent' || one.attempts >= MOST_ATTEMPTS) {
      await trx.deleteFrom('push_waiting').where('id', '=', one.id).execute();
      return;
    }
    await trx
      .updateTable('push_waiting')
      .set({ not_before: new Date(clock.now() + FIRST_RETRY_MS * 2 ** (one.attempts - 1)) })
      .where('id', '=', one.id)
      .execute();
  });
}
