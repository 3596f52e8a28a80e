import type { WordingAsk } from '@ciguawatch/shared/api/schemas/desk/wording';
import { sql } from 'kysely';
import type { Deps } from '../../../deps';
import { notFound } from '../../../http/errors/http-error';
import { Limiter } from '../../../http/limiter';
import type { Bundled } from '../bundled';
import { languageRow } from '../editable-language';
import { editRows, nameOf, textAt } from '../edited-texts';
import { refuseFaults } from '../save-texts';
import { textLayers } from '../sources';

/**
 * Keeps a wording that a visitor proposes, once: proposed again it is counted, and one that was decided stays decided.
 * What the portal says already is thanked for and not kept.
 * @param from network of the sender, as rate limits count it
 * @throws HttpError 400 with the fault of the text, 404 for a language that visitors do not see, 429 beyond the limits
 */
export async function takeWording(
  deps: Pick<Deps, 'store' | 'clock' | 'secret' | 'config'>,
  read: Bundled,
  { language, text, ...place }: WordingAsk,
  from: string,
): Promise<void> {
  const { store, clock, config } = deps;
  await new Limiter(deps, 'wording-address', config.limits.wordingAddress).take(from);
  if (!(await languageRow(store.read, language))?.shipped) throw notFound('There is no such language.');
  const layers = await textLayers(store, read, language);
  refuseFaults(layers.source, [{ ...place, value: text, version: 0 }]);
  const edit = (await editRows(store.read, language)).find((one) => nameOf(one) === nameOf(place));
  if (text === (edit?.value ?? textAt(layers.bundled, place))) return;
  await new Limiter(deps, 'wording-language', config.limits.wordingLanguage).take(language);
  const at = new Date(clock.now());
  await store.tx((trx) =>
    trx
      .insertInto('wording')
      .values({ language, ...place, text, at })
      .onConflict((conflict) =>
        conflict
          .expression(sql`language, namespace, page, key, md5(text)`)
          .doUpdateSet({ asked: sql<number>`wording.asked + 1` }),
      )
      .execute(),
  );
}
