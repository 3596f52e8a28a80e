import type { Dictionary } from '@ciguawatch/shared/api/schemas/i18n';
import { overlayTexts, type Texts } from '@ciguawatch/shared/domain/text/texts';
import type { Store } from '../../db/store';
import type { Bundled } from './bundled';
import { dictionaryEntry } from './dictionary-entry';

/** Language of the source texts (specification, section 1). */
export const SOURCE = 'en_US';

/** A dictionary with an etag that changes with any of its texts. */
interface MarkedDictionary {
  dictionary: Dictionary;
  etag: string;
}

/** Texts of a language: shipped texts overlaid with edited ones, or only the edited ones. */
export async function readDictionary(
  store: Store,
  read: Bundled,
  code: string,
  editedOnly: boolean,
): Promise<MarkedDictionary> {
  const source = await read(SOURCE);
  const bundled = editedOnly ? { texts: {}, etag: 'edited' } : await read(code);
  const version = await readVersion(store, code);
  const texts = overlayTexts(bundled.texts, await readEdits(store, code));
  return {
    dictionary: { code, version, pages: entries(texts, source.texts) },
    etag: `${version} ${source.etag} ${bundled.etag}`,
  };
}

/** Edited texts of a language. */
export async function readEdits(store: Store, code: string): Promise<Texts> {
  let texts: Texts = {};
  for (const { namespace, page, key, value } of await readOverrides(store, code))
    texts = overlayTexts(texts, { [namespace]: { [page]: { [key]: value } } });
  return texts;
}

const map = <A, B>(from: Record<string, A>, change: (value: A, key: string) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value, key)]));

const entries = (texts: Texts, source: Texts): Dictionary['pages'] =>
  map(texts, (pages, ns) =>
    map(pages, (page, name) =>
      map(page, (value, key) => dictionaryEntry(key, value, source[ns]?.[name]?.[key])),
    ),
  );

/** Number of edits of a language's texts so far. */
export async function readVersion(store: Store, code: string): Promise<number> {
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
    .select(['namespace', 'page', 'key'])
    .select((eb) => eb.ref('value').$notNull().as('value'))
    .where('language', '=', code)
    .where('value', 'is not', null)
    .orderBy('namespace')
    .orderBy('page')
    .orderBy('key')
    .execute();
