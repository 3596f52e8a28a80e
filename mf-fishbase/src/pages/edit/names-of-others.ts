import type { ObjectType } from '@ciguawatch/shared/domain/codes/revision-codes';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';

/** Names of the other objects of a kind, in lower case. */
export function namesOfOthers(kind: ObjectType, id: number | null): ReadonlySet<string> {
  const rows: readonly { id: number; deleted?: boolean | undefined; title: string }[] =
    kind === 'specie'
      ? collections.specie.all().map((one) => ({ ...one, title: one.name }))
      : collections.phenotype.all().map((one) => ({ ...one, title: one.value }));
  return new Set(
    rows.filter((one) => one.id !== id && !one.deleted).map((one) => one.title.toLocaleLowerCase()),
  );
}
