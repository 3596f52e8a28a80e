import type { Language } from '@ciguawatch/shared/api/schemas/i18n';
import type { Store } from '../../db/store';

/** Languages of the portal: the shipped ones first, then by their own name. */
export async function readLanguages(store: Store): Promise<Language[]> {
  const rows = await store.read
    .selectFrom('language')
    .selectAll()
    .orderBy('shipped', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
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
  }));
}
