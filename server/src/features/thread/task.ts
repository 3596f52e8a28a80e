import type { CaseTask, TaskPatch } from '@ciguawatch/shared/api/schemas/desk/thread';
import { parseIsoDate } from '@ciguawatch/shared/domain/time/timezone';
import { sql } from 'kysely';
import type { Reader } from '../../db/store';
import type { Deps } from '../../deps';
import { invalidFields } from '../../http/errors/http-error';
import { checkVersion } from '../../http/if-match';
import type { Operator } from '../../http/operator';
import { audit, difference } from '../audit/audit';
import { areEditors, editorOf, NAME } from './editors';
import { lockOpenCase } from './open-case';

/** Task of a case; one that nobody has taken on yet has version 1. */
export async function taskOf(db: Reader, id: number): Promise<CaseTask> {
  const row = await db
    .selectFrom('case_task as t')
    .leftJoin('app_user as u', 'u.id', 't.assignee')
    .select(['t.case_id', 't.assignee', 't.due', 't.waiting_for', 't.version'])
    .select(sql<string | null>`${NAME}`.as('name'))
    .where('t.case_id', '=', id)
    .executeTakeFirst();
  if (!row) return { case_id: id, assignee: null, due: null, waiting_for: null, version: 1 };
  const { assignee, name, ...task } = row;
  return { ...task, assignee: assignee === null ? null : editorOf(assignee, name) };
}

/**
 * Changes who works on a case, its due day or what it waits for; the rest stays. The case itself keeps its
 * version, because nothing of the report changes.
 * @param version from `If-Match`
 * @throws HttpError 400 for an assignee who does not edit cases of the country, 403, 404, 409
 */
export function patchTask(
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  who: Operator,
  id: number,
  patch: TaskPatch,
  version: number,
): Promise<CaseTask> {
  return store.tx(async (trx) => {
    // The lock on the case also makes two first changes of a task follow each other.
    const { case_country: country } = await lockOpenCase(trx, id, who);
    const held = await taskOf(trx, id);
    checkVersion(version, held.version, held);
    if (patch.due && !parseIsoDate(patch.due)) throw invalidFields({ due: 'date_invalid' });
    if (patch.assignee && !(await areEditors(trx, [patch.assignee], country)))
      throw invalidFields({ assignee: 'unknown_id' });
    const before = { assignee: held.assignee?.id ?? null, due: held.due, waiting_for: held.waiting_for };
    const after = { ...before, ...patch };
    const changed = difference(before, after);
    if (Object.keys(changed.after).length === 0) return held;
    const assigned = after.assignee !== before.assignee && {
      assigned_by: after.assignee === null ? null : who.id,
      assigned_at: after.assignee === null ? null : new Date(clock.now()),
    };
    const values = { ...after, ...assigned, version: version + 1 };
    await trx
      .insertInto('case_task')
      .values({ case_id: id, ...values })
      .onConflict((conflict) => conflict.column('case_id').doUpdateSet(values))
      .execute();
    await audit(trx, {
      ...{ at: clock.now(), user: who.id, kind: 'case', object_id: id, action: 'task', country },
      ...changed,
    });
    return taskOf(trx, id);
  });
}
