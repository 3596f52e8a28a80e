import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { relinkedMatchEvent } from '@ciguawatch/shared/domain/pairs/meals';
import type { Refusal } from '@ciguawatch/shared/domain/review/refusals';
import { standsForOthers } from '@ciguawatch/shared/domain/review/transitions';
import { type RawBuilder, sql } from 'kysely';
import { managesCountry } from '../../http/operator';
import { auditEach } from '../audit/audit';
import { duplicatesOf, duplicatesWithoutOriginal } from '../cases/create/links';
import { regroupMeals } from '../cases/create/meal-group';
import { type LockedCase, lockCases } from '../cases/lock-cases';
import type { DecidedObject } from './lock-decision';
import type { UndoContext, UndoResult } from './undo-context';

/** Fields of a case that a decision may have changed, and how each is read from `before`. */
const FIELDS: Record<string, RawBuilder<unknown>> = {
  review_state: sql`i.before ->> 'review_state'`,
  deleted_at: sql`(i.before ->> 'deleted_at')::timestamptz`,
  duplicate_of: sql`(i.before ->> 'duplicate_of')::int`,
  match_event: sql`i.before ->> 'match_event'`,
  discarded: sql`i.before ->> 'discarded'`,
};

/**
 * Brings cases back to what they were before a decision, by the rules of single steps: a case that changed
 * since stays, an original keeps its duplicates, and a duplicate whose original is gone counts by itself.
 */
export async function undoCases(
  undoing: UndoContext,
  decision: string,
  items: readonly DecidedObject[],
): Promise<UndoResult> {
  const { trx } = undoing;
  const held = new Map(
    (
      await lockCases(
        trx,
        items.map(({ object }) => object),
      )
    ).map((row) => [row.id, row]),
  );
  const refused = await refusals(undoing, held, items);
  const done = items.filter(({ n }) => !refused.has(n));
  await write(undoing, decision, done);
  await settleLinks(undoing, done);
  await note(undoing, held, done);
  const now = new Map(done.map((item) => [item.object, item.version + 1]));
  return {
    done: done.map(({ object, before }) => ({
      id: object,
      version: now.get(object) as number,
      review_state: String(before.review_state ?? held.get(object)?.review_state),
    })),
    marked: done,
    left: items.flatMap(({ n, object }) => {
      const why = refused.get(n);
      return why ? [{ id: object, why }] : [];
    }),
  };
}

/** Why each object stays as it is, by its number in the decision. */
async function refusals(
  undoing: UndoContext,
  held: ReadonlyMap<number, LockedCase>,
  items: readonly DecidedObject[],
): Promise<Map<number, Refusal>> {
  const refused = new Map<number, Refusal>();
  for (const item of items) {
    const why = refusalOf(undoing, held.get(item.object), item.version);
    if (why) refused.set(item.n, why);
  }
  const leaving = items.filter(leaves);
  for (;;) {
    const going = leaving.filter(({ n }) => !refused.has(n));
    const originals = await stillOriginals(undoing, going);
    if (originals.length === 0) return refused;
    for (const { n } of originals) refused.set(n, 'original');
  }
}

function refusalOf({ who }: UndoContext, row: LockedCase | undefined, version: number): Refusal | null {
  if (!row) return 'missing';
  if (!managesCountry(who, row.case_country)) return 'forbidden';
  return row.version === version ? null : 'conflict';
}

/** Those of the cases that have duplicates which would then count nowhere. */
async function stillOriginals(
  { trx, who }: UndoContext,
  going: readonly DecidedObject[],
): Promise<DecidedObject[]> {
  if (going.length === 0) return [];
  const ids = going.map(({ object }) => object);
  const found = await duplicatesOf(trx, who, ids);
  return going.filter(({ object }) => found.has(object));
}

/** Whether a case no longer counts once it is brought back, so that its duplicates would lose it. */
const leaves = ({ before }: DecidedObject): boolean =>
  before.deleted_at != null ||
  (before.review_state !== undefined && !standsForOthers(before.review_state as ReviewState));

/** Writes the former values, one statement for all cases of which the same fields changed. */
async function write({ trx }: UndoContext, decision: string, done: readonly DecidedObject[]): Promise<void> {
  const fieldsOf = ({ before }: DecidedObject) => Object.keys(before).sort().join();
  for (const fields of new Set(done.map(fieldsOf))) {
    const items = done.filter((item) => fieldsOf(item) === fields);
    const set = fields.split(',').flatMap((field) => {
      const value = FIELDS[field];
      return value ? [sql`${sql.ref(field)} = ${value}`] : [];
    });
    await sql`
      update case_report c set ${sql.join([...set, sql`version = c.version + 1`])} from decision_item i
      where i.decision = ${decision} and i.n = any(${items.map(({ n }) => n)}::int[]) and c.id = i.object`.execute(
      trx,
    );
  }
}

/** Frees duplicates whose original went meanwhile, and forms the meals again of which a link changed. */
async function settleLinks({ trx }: UndoContext, done: readonly DecidedObject[]): Promise<void> {
  const back = done.filter((item) => !leaves(item)).map(({ object }) => object);
  const alone = back.length === 0 ? [] : [...(await duplicatesWithoutOriginal(trx, back))];
  for (const row of await lockCases(trx, alone))
    await trx
      .updateTable('case_report')
      .set({ duplicate_of: null, match_event: relinkedMatchEvent(row) })
      .where('id', '=', row.id)
      .execute();
  const linked = done.filter(({ before }) => 'duplicate_of' in before).map(({ object }) => object);
  if (alone.length + linked.length > 0) await regroupMeals(trx, [...alone, ...linked]);
}

/** Adds a line of the trail for each case. */
async function note(
  { trx, who, now }: UndoContext,
  held: ReadonlyMap<number, LockedCase>,
  done: readonly DecidedObject[],
): Promise<void> {
  await auditEach(
    trx,
    done.map(({ object, before: after }) => {
      const row = held.get(object) as LockedCase;
      const before = Object.fromEntries(
        Object.keys(after).map((field) => [field, row[field as keyof LockedCase]]),
      );
      return {
        ...{ at: now, user: who.id, kind: 'case' as const, object_id: object, action: 'undo' as const },
        ...{ before, after, country: row.case_country },
      };
    }),
  );
}
