import type { Approval } from '@ciguawatch/shared/api/schemas/accounts/approval';
import { jsonb } from '../../db/json';
import type { Deps } from '../../deps';
import { bodyHash } from '../../http/body/body-hash';
import type { Operator } from '../../http/operator';
import type { ChangePreview } from './guard';
import { approvalItems } from './items';
import { noteStep } from './note';
import { withVersions } from './versions';

/** The call to repeat when a second person approves it. */
interface SentChange {
  who: Operator;
  params: Record<string, string>;
  body: unknown;
  version: number;
}

/**
 * Stores a change for a second person. Sending the same change again updates the waiting one with the rows it
 * would open now.
 */
export function queueApproval(
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  call: string,
  { who, params, body, version }: SentChange,
  { opens, countries, changes }: ChangePreview,
): Promise<Approval> {
  const fingerprint = bodyHash({ call, params, version, body: body ?? null });
  return store.tx(async (trx) => {
    const preview = { opens, countries, changes: jsonb(await withVersions(trx, changes)) };
    const updated = await trx
      .updateTable('approval')
      .set(preview)
      .where('asked_by', '=', who.id)
      .where('fingerprint', '=', fingerprint)
      .where('status', '=', 'waiting')
      .returningAll()
      .executeTakeFirst();
    const row =
      updated ??
      (await trx
        .insertInto('approval')
        .values({
          ...{ call, params: jsonb(params), body: jsonb(body ?? null), base_version: version, fingerprint },
          ...{ ...preview, asked_by: who.id, asked_at: new Date(clock.now()) },
        })
        .returningAll()
        .executeTakeFirstOrThrow());
    if (!updated) await noteStep(trx, { at: clock.now(), user: who.id }, row, 'ask');
    return (await approvalItems(trx, who, [row]))[0]!;
  });
}
