import { MOST_SETTINGS, SETTING_MAX } from '@ciguawatch/shared/api/calls/accounts/settings';
import { jsonb } from '../../db/json';
import type { Store } from '../../db/store';
import { invalidFields } from '../../http/errors/http-error';
import type { Operator } from '../../http/operator';

/** Value that a screen stored for an account; null when there is none. */
export async function readSetting(store: Store, who: Operator, key: string): Promise<unknown> {
  const row = await store.read
    .selectFrom('person_setting')
    .select('value')
    .where('user_id', '=', who.id)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value ?? null;
}

/**
 * Stores a value for an account; null removes it.
 * @throws HttpError 400 when it is too large, or the account has too many
 */
export async function writeSetting(store: Store, who: Operator, key: string, value: unknown): Promise<void> {
  if (JSON.stringify(value).length > SETTING_MAX) throw invalidFields({ value: 'too_long' });
  await store.tx(async (trx) => {
    // Locks the account, so that two concurrent settings count each other.
    await trx.selectFrom('app_user').select('id').where('id', '=', who.id).forUpdate().execute();
    const ownSettings = trx.selectFrom('person_setting').select('key').where('user_id', '=', who.id);
    if (value === null) {
      await trx.deleteFrom('person_setting').where('user_id', '=', who.id).where('key', '=', key).execute();
      return;
    }
    const others = await ownSettings.where('key', '!=', key).execute();
    if (others.length >= MOST_SETTINGS) throw invalidFields({ key: 'too_large' });
    await trx
      .insertInto('person_setting')
      .values({ user_id: who.id, key, value: jsonb(value) })
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet({ value: jsonb(value) }))
      .execute();
  });
}
