import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import { sql, type Transaction } from 'kysely';
import { jsonb } from '../../../db/json';
import type { DB } from '../../../db/schema';
import { lexeme } from '../list/search';
import { isTyped } from '../list/typed';

const wordsOf = (text: string): string[] => normalise(text).split(' ').filter(Boolean);

/**
 * Removes words from saved views that occur only in these cases, because a patient's name that somebody
 * searched for would otherwise survive there. Words of other cases and names of places, species and groups
 * stay.
 * @param ids cases about to be removed
 * @param now milliseconds since 1970 UTC
 */
export async function forgetSearchedWords(
  trx: Transaction<DB>,
  ids: readonly number[],
  now: number,
): Promise<void> {
  const views = await trx.selectFrom('saved_view').select(['id', 'name', 'filter', 'version']).execute();
  const typed = views.flatMap(({ name, filter }) => [
    name,
    ...Object.entries(filter as Record<string, string>)
      .filter(isTyped)
      .map(([, text]) => text),
  ]);
  const gone = await onlyIn(trx, ids, [...new Set(typed.flatMap(wordsOf))]);
  if (gone.size === 0) return;
  const reveals = (text: string): boolean => wordsOf(text).some((word) => gone.has(word));
  for (const { id, name, filter, version } of views) {
    const held = Object.entries(filter as Record<string, string>);
    const kept = held.filter((one) => !(isTyped(one) && reveals(one[1])));
    if (kept.length === held.length && !reveals(name)) continue;
    await trx
      .updateTable('saved_view')
      .set({
        name: reveals(name) ? `#${id}` : name,
        filter: jsonb(Object.fromEntries(kept)),
        version: version + 1,
        changed_at: new Date(now),
      })
      .where('id', '=', id)
      .execute();
  }
}

/** Words that occur in these cases and nowhere else. */
async function onlyIn(
  trx: Transaction<DB>,
  ids: readonly number[],
  words: readonly string[],
): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const { rows } = await sql<{ word: string }>`
    select t.word from unnest(${words}::text[], ${words.map(lexeme)}::text[]) as t (word, lexeme)
    where exists (select from case_report c where c.id = any(${ids}::int[]) and c.words @@ t.lexeme::tsquery)
      and not exists (
        select from case_report c where c.id <> all(${ids}::int[]) and c.words @@ t.lexeme::tsquery)
      and not exists (
        select from location l where words_of(l.name || ' ' || l.names::text) @@ t.lexeme::tsquery)
      and not exists (select from specie s where words_of(s.name) @@ t.lexeme::tsquery)
      and not exists (select from phenotype p where words_of(p.value) @@ t.lexeme::tsquery)
      and not exists (select from product_name n where words_of(n.value) @@ t.lexeme::tsquery)`.execute(trx);
  return new Set(rows.map(({ word }) => word));
}
