import type { Wording } from '@ciguawatch/shared/api/schemas/desk/wording';
import type { Reader } from '../../../db/store';
import { notFound } from '../../../http/errors/http-error';
import { managesCountry, type Operator } from '../../../http/operator';
import { fullName } from '../../users/full-name';
import { editableLanguage } from '../editable-language';

const query = (db: Reader) =>
  db
    .selectFrom('wording as w')
    .leftJoin('app_user as u', 'u.id', 'w.decided_by')
    .select([
      ...(['w.id', 'w.language', 'w.namespace', 'w.page', 'w.key', 'w.text', 'w.asked'] as const),
      ...(['w.at', 'w.state', 'w.decided_at', 'u.first_name', 'u.last_name', 'u.email'] as const),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof query>['executeTakeFirstOrThrow']>>;

const wordingOf = ({ first_name, last_name, email, at, decided_at, ...row }: Row): Wording => ({
  ...row,
  at: at.toISOString(),
  decided_at: decided_at?.toISOString() ?? null,
  by: fullName({ first_name, last_name, email }),
});

/** Codes of the languages that an account may edit. */
export async function editableCodes(db: Reader, who: Operator): Promise<string[]> {
  const languages = await db.selectFrom('language').select(['code', 'countries']).execute();
  return languages
    .filter(({ countries }) => countries.some((country) => managesCountry(who, country)))
    .map(({ code }) => code);
}

/** Wordings proposed in the languages that an account may edit: the open ones first, those proposed most at the top. */
export async function listWordings(db: Reader, who: Operator): Promise<Wording[]> {
  const codes = await editableCodes(db, who);
  if (codes.length === 0) return [];
  const rows = await query(db)
    .where('w.language', 'in', codes)
    .orderBy((eb) => eb('w.state', '=', 'open'), 'desc')
    .orderBy('w.asked', 'desc')
    .orderBy('w.id')
    .execute();
  return rows.map(wordingOf);
}

/** @throws HttpError 404 when there is none, 403 in a language of other countries */
export async function findWording(db: Reader, who: Operator, id: number): Promise<Wording> {
  const row = await query(db).where('w.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('There is no such wording.');
  await editableLanguage(db, who, row.language);
  return wordingOf(row);
}
