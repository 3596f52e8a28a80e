import { overlayTexts } from '@ciguawatch/shared/domain/text/texts';
import { sql } from 'kysely';
import type { Store } from '../../db/store';
import type { Bundled } from './bundled';
import { readEdits, SOURCE } from './dictionary';
import { placesOf, type TextLayers, textAt } from './edited-texts';

/** The layers of a language. English itself is made from the texts of the release. */
export async function textLayers(store: Store, read: Bundled, code: string): Promise<TextLayers> {
  const [source, bundled] = [(await read(SOURCE)).texts, (await read(code)).texts];
  const current = code === SOURCE ? source : overlayTexts(source, await readEdits(store, SOURCE));
  return { source, bundled, current };
}

/**
 * Gives each edited text without a source the present one: those that an earlier release stored.
 * @returns number of texts
 */
export async function noteSources(store: Store, read: Bundled): Promise<number> {
  const { rows: languages } = await sql<{ language: string }>`
    select distinct language from translation_override where source is null and value is not null`.execute(
    store.read,
  );
  let noted = 0;
  for (const { language } of languages) {
    const { current } = await textLayers(store, read, language);
    const sources = [...placesOf(current)].map((place) => ({ ...place, source: textAt(current, place) }));
    const { numAffectedRows } = await store.tx((trx) =>
      sql`update translation_override o set source = t.source
        from jsonb_to_recordset(${JSON.stringify(sources)}::jsonb)
          as t (namespace text, page text, key text, source text)
        where o.language = ${language} and o.source is null and o.value is not null
          and (o.namespace, o.page, o.key) = (t.namespace, t.page, t.key)`.execute(trx),
    );
    noted += Number(numAffectedRows ?? 0);
  }
  return noted;
}
