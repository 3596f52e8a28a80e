import type { WaitingWork } from '@ciguawatch/shared/api/schemas/work';
import type { Store } from '../../db/store';
import { manages, type Who } from '../../http/who';
import type { Bundled } from '../i18n/bundled';
import { SOURCE } from '../i18n/dictionary';
import { editRows, nameOf, placesOf, textAt } from '../i18n/edited-texts';

/**
 * Missing translations in languages that an account may edit and that are in use: offered to visitors, or
 * with an edited text. Urgent when visitors would see them.
 */
export async function textsMissing(store: Store, bundled: Bundled, who: Who): Promise<WaitingWork> {
  const languages = await store.read
    .selectFrom('language')
    .select(['code', 'countries', 'shipped'])
    .execute();
  const source = [...placesOf((await bundled(SOURCE)).texts)];
  let [count, urgent] = [0, false];
  for (const { code, countries, shipped } of languages) {
    if (code === SOURCE || !countries.some((country) => manages(who, country))) continue;
    const edits = (await editRows(store.read, code)).filter(({ value }) => value !== null);
    if (!shipped && edits.length === 0) continue;
    const edited = new Set(edits.map(nameOf));
    const { texts } = await bundled(code);
    const missing = source.filter(
      (place) => textAt(texts, place) === null && !edited.has(nameOf(place)),
    ).length;
    count += missing;
    urgent ||= shipped && missing > 0;
  }
  return { count, urgent };
}
