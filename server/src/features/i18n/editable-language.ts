import type { Reader } from '../../db/store';
import { HttpError, notFound } from '../../http/errors/http-error';
import { managesCountry, type Operator } from '../../http/operator';

/** Query of a stored language. */
export const languageRow = (db: Reader, code: string) =>
  db.selectFrom('language').selectAll().where('code', '=', code).executeTakeFirst();

/**
 * A language that an account may edit because it manages one of its countries.
 * @throws HttpError 404 when there is none, 403 for one of other countries
 */
export async function editableLanguage(db: Reader, who: Operator, code: string) {
  const row = await languageRow(db, code);
  if (!row) throw notFound('There is no such language.');
  if (!row.countries.some((country) => managesCountry(who, country)))
    throw new HttpError(403, 'country_forbidden');
  return row;
}
