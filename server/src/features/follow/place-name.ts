import type { Reader } from '../../db/store';
import { islandNames } from '../../mail/case-lines';
import type { MailLanguage } from '../../mail/language';
import type { News } from '../news/published';

/** Name of the island of an alert, or of the country of a bulletin, by language. */
export async function nameOfPlace(
  db: Reader,
  { island, country }: News,
): Promise<(language: MailLanguage) => string> {
  const land = await db
    .selectFrom('location')
    .select('id')
    .where('type', '=', 'C')
    .where('country', '=', country)
    .executeTakeFirst();
  const id = island ?? land?.id ?? null;
  const names = await islandNames(db, [id]);
  return (language) => names(id, language) ?? '';
}
