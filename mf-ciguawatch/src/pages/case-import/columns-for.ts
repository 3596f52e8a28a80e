import type { ImportItem } from '@ciguawatch/shared/api/schemas/desk/import';
import { bareHead } from '../../import/columns';
import type { CaseField } from './case-field';
import { type CaseColumn, FIELDS, guessCaseColumns } from './fields';

/** Share of its headers that a file must have in common with an earlier one to be of its source. */
const ALIKE = 0.6;

const isField = (field: string | null): field is CaseField =>
  (FIELDS as readonly (string | null)[]).includes(field);

/**
 * Columns of a file as the latest import of its source read them, recognised by its headers; what is new in it is
 * guessed.
 */
export function columnsFor(
  head: readonly string[],
  imports: readonly ImportItem[],
): { columns: CaseColumn[]; source: string } {
  const guessed = guessCaseColumns(head);
  const names = head.map(bareHead);
  const shareOf = ({ mapping }: ImportItem) => {
    const known = new Set(mapping.columns.map((column) => bareHead(column.head)));
    return names.filter((name) => known.has(name)).length / Math.max(1, names.length);
  };
  const like = imports.filter((one) => shareOf(one) >= ALIKE);
  const best = like.sort((a, b) => shareOf(b) - shareOf(a))[0];
  if (!best) return { columns: guessed, source: '' };
  const byName = new Map(best.mapping.columns.map((column) => [bareHead(column.head), column]));
  const columns = guessed.map((own, at): CaseColumn => {
    const kept = byName.get(names[at] ?? '');
    if (!kept) return own;
    const field = isField(kept.field) ? kept.field : null;
    // What was left out of the earlier list is left out of this one.
    return { field, unit: kept.unit ?? undefined, isLeft: field === null };
  });
  return { columns, source: best.source };
}
