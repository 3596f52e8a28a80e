import type { Dictionary } from '@ciguawatch/shared/api/schemas/i18n';
import type { Store } from '../../db/store';
import { readBundled, type Texts } from './bundled';
import { entryOf } from './entry';

/** A dictionary and a mark that moves when anything in it does. */
export interface MarkedDictionary {
  dictionary: Dictionary;
  mark: string;
}

/** Texts of a language: the bundled ones with the edited ones on top, or only the edited ones. */
export async function readDictionary(
  store: Store,
  portalDir: string,
  code: string,
  editedOnly: boolean,
): Promise<MarkedDictionary> {
  const bundled = editedOnly ? { texts: {}, mark: 'edited' } : await readBundled(portalDir, code);
  const version = await readVersion(store, code);
  const texts = { ...bundled.texts };
  for (const row of await readOverrides(store, code)) {
    const pages = texts[row.namespace];
    texts[row.namespace] = { ...pages, [row.page]: { ...pages?.[row.page], [row.key]: row.value } };
  }
  return { dictionary: { code, version, pages: entries(texts) }, mark: `${version} ${bundled.mark}` };
}

function entries(texts: Texts): Dictionary['pages'] {
  const map = <A, B>(from: Record<string, A>, change: (value: A, key: string) => B): Record<string, B> =>
    Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value, key)]));
  return map(texts, (pages) => map(pages, (page) => map(page, (value, key) => entryOf(key, value))));
}

async function readVersion(store: Store, code: string): Promise<number> {
  const row = await store.read
    .selectFrom('translation_version')
    .select('version')
    .where('language', '=', code)
    .executeTakeFirst();
  return row?.version ?? 0;
}

const readOverrides = (store: Store, code: string) =>
  store.read
    .selectFrom('translation_override')
    .select(['namespace', 'page', 'key', 'value'])
    .where('language', '=', code)
    .orderBy('namespace')
    .orderBy('page')
    .orderBy('key')
    .execute();
