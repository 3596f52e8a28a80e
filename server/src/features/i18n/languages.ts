import type { Language } from '@ciguawatch/shared/api/schemas/i18n';
import type { Selectable } from 'kysely';
import type { LanguageTable } from '../../db/schema/texts';
import type { Store } from '../../db/store';

/** All languages: offered ones first, then by id. */
export async function readLanguages(store: Store): Promise<Language[]> {
  const rows = await store.read
    .selectFrom('language')
    .selectAll()
    .orderBy('shipped', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(languageOf);
}

/** A language in the form of the response. */
export function languageOf(row: Selectable<LanguageTable>): Language {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    flag: row.flag ?? '',
    code: row.code,
    sov: row.sov,
    description: row.description || null,
    country: row.countries,
    ethny: row.ethny || null,
    shipped: row.shipped,
    default: row.is_default,
    name_fr: row.name_fr,
    fallback: row.fallback,
    version: row.version,
  };
}
