import webpush from 'web-push';
import { jsonb } from '../../../db/json';
import type { Deps } from '../../../deps';
import { seal, unseal } from '../../../security/seal';

/** Name of the setting that holds the keys, and purpose under which the private one is sealed. */
const KEYS = 'push-keys';

/** Keys by which push services know that a message is of this portal (VAPID, RFC 8292). */
interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** The stored keys; null where there are none, or where they were sealed under another secret. */
function openKeys(secret: string, value: unknown): PushKeys | null {
  const { publicKey, sealed } = (value ?? {}) as { publicKey?: string; sealed?: string };
  if (publicKey === undefined || sealed === undefined) return null;
  try {
    return { publicKey, privateKey: unseal(secret, KEYS, sealed) };
  } catch {
    return null;
  }
}

/** The keys of the portal, made once for all servers of its database. */
export async function pushKeys({ store, secret }: Pick<Deps, 'store' | 'secret'>): Promise<PushKeys> {
  const stored = await store.read
    .selectFrom('setting')
    .select('value')
    .where('key', '=', KEYS)
    .executeTakeFirst();
  const opened = openKeys(secret, stored?.value);
  if (opened) return opened;
  const made = webpush.generateVAPIDKeys();
  const value = jsonb({ publicKey: made.publicKey, sealed: seal(secret, KEYS, made.privateKey) });
  return store.tx(async (trx) => {
    await trx
      .insertInto('setting')
      .values({ key: KEYS, value })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const held = await trx
      .selectFrom('setting')
      .select('value')
      .where('key', '=', KEYS)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const others = openKeys(secret, held.value);
    if (others) return others;
    await trx.updateTable('setting').set({ value }).where('key', '=', KEYS).execute();
    return made;
  });
}
