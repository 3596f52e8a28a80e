import { DECISION_DAYS } from '@ciguawatch/shared/domain/codes/decision-kinds';
import type { Transaction } from 'kysely';
import { auditEach } from '../../../features/audit/audit';
import { bulkWrite } from '../../reference/bulk';
import type { DB } from '../../schema';
import { DAY_MS, type Told } from './life';

/**
 * Writes the lines of a year into the trail and its last decisions into their log.
 * @returns ids of the first and the last line
 */
export async function writeTrail(
  trx: Transaction<DB>,
  told: readonly Told[],
  now: number,
): Promise<{ first: number; last: number }> {
  const inOrder = [...told].sort((a, b) => a.line.at - b.line.at);
  const ids = await auditEach(
    trx,
    inOrder.map(({ line }) => line),
  );
  const since = now - DECISION_DAYS * DAY_MS;
  const kept = inOrder
    .map((one, at) => ({ ...one, id: ids[at] as number }))
    .filter(({ line, decision }) => decision && line.at > since);
  await writeDecisions(trx, kept);
  return { first: ids[0] ?? 0, last: ids.at(-1) ?? -1 };
}

type Kept = Told & { id: number };

async function writeDecisions(trx: Transaction<DB>, kept: readonly Kept[]): Promise<void> {
  const decisions = new Map<string, Kept[]>();
  for (const one of kept) {
    const id = one.decision?.id ?? '';
    decisions.set(id, [...(decisions.get(id) ?? []), one]);
  }
  const rows = [...decisions].map(([id, own]) => {
    const { line, decision } = own[0] as Kept;
    return {
      ...{ id, at: new Date(line.at), user_id: line.user, kind: decision?.kind, target: decision?.target },
      ...{ count: own.length, countries: [line.country] },
      line: decision?.kind === 'pair' ? null : own[0]?.id,
    };
  });
  await bulkWrite(trx, 'decision', rows);
  const items = kept.map(({ line, decision }) => ({
    ...{ decision: decision?.id, object: decision?.object, country: line.country },
    ...{ was: 1, version: 2, before: decision?.before },
  }));
  await bulkWrite(trx, 'decision_item', items);
}
