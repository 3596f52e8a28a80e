import type { WaitingWork } from '@ciguawatch/shared/api/schemas/work';
import type { Store } from '../../db/store';
import { managesCountry, type Operator } from '../../http/operator';
import type { Bundled } from '../i18n/bundled';
import { SOURCE } from '../i18n/dictionary';
import { editRows, formerSource, nameOf, placesOf, textAt } from '../i18n/edited-texts';
import { textLayers } from '../i18n/sources';

/**
 * Translations that are missing or to be checked, in languages that an account may edit and that are in use: offered to
 * visitors, or with an edited text. Urgent when visitors would see English. The language to begin with is one that
 * visitors read, then the one that lacks least.
 */
export async function textsMissing(store: Store, bundled: Bundled, who: Operator): Promise<WaitingWork> {
  const languages = await store.read
    .selectFrom('language')
    .select(['code', 'countries', 'shipped'])
    .execute();
  const source = [...placesOf((await bundled(SOURCE)).texts)];
  const open: { code: string; shipped: boolean; missing: number; waiting: number }[] = [];
  for (const { code, countries, shipped } of languages) {
    if (code === SOURCE || !countries.some((country) => managesCountry(who, country))) continue;
    const edits = (await editRows(store.read, code)).filter(({ value }) => value !== null);
    if (!shipped && edits.length === 0) continue;
    const edited = new Set(edits.map(nameOf));
    const layers = await textLayers(store, bundled, code);
    const missing = source.filter(
      (place) => textAt(layers.bundled, place) === null && !edited.has(nameOf(place)),
    ).length;
    const toCheck = edits.filter((edit) => formerSource(layers, edit) !== null).length;
    if (missing + toCheck > 0) open.push({ code, shipped, missing, waiting: missing + toCheck });
  }
  open.sort((a, b) => Number(b.shipped) - Number(a.shipped) || a.waiting - b.waiting);
  const count = open.reduce((sum, { waiting }) => sum + waiting, 0);
  const urgent = open.some(({ shipped, missing }) => shipped && missing > 0);
  return { count, urgent, ...(open[0] && { language: open[0].code }) };
}
