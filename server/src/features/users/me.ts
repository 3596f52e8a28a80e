import type { Account } from '@ciguawatch/shared/api/schemas/accounts/account';
import type { Deps } from '../../deps';
import { notFound } from '../../http/errors/http-error';
import { accountOf, accountRow } from './account-rows';

/** The account of the caller. */
export async function readMe({ store, clock }: Deps, id: number): Promise<Account> {
  const row = await accountRow(store.read, id, clock.now());
  if (!row) throw notFound();
  return accountOf(row, { id });
}
