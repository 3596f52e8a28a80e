import type { Reader } from '../../db/store';
import { HttpError, notFound } from '../../http/errors/http-error';
import { manages, type Who } from '../../http/who';

/** A language as it is stored. */
export const languageRow = (db: Reader, code: string) =>
  db.selectFrom('language').selectAll().where('code', '=', code).executeTakeFirst();

/**
 * A language that somebody may edit: one that names a country they manage.
 * @throws HttpError 404 for no language, 403 for one of other countries
 */
export async function editable(db: Reader, who: Who, code: string) {
  const row = await languageRow(db, code);
  if (!row) throw notFound('There is no such language.');
  if (!row.countries.some((country) => manages(who, country))) throw new HttpError(403, 'country_forbidden');
  return row;
}
