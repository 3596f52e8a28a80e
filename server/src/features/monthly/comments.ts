import {
  type CommentWrite,
  REPORT_LANGUAGES,
  type ReportComment,
  type ReportLanguage,
} from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { ReportPeriod } from '@ciguawatch/shared/domain/monthly/monthly-period';
import type { Reader } from '../../db/store';
import type { Deps } from '../../deps';
import { HttpError } from '../../http/errors/http-error';
import type { Operator } from '../../http/operator';
import { fullName } from '../users/full-name';

/** Returned for a language in which no comment has been written; the first one written has version 1. */
const NO_COMMENT = { version: 0, text: '', at: null, by: null, erased_at: null };

/** All versions of a period's comments, in every language, latest first. */
export async function allComments(
  db: Reader,
  { country, year, month }: ReportPeriod,
): Promise<ReportComment[]> {
  const rows = await db
    .selectFrom('report_comment as c')
    .leftJoin('app_user as u', 'u.id', 'c.user_id')
    .select([
      'c.lang',
      'c.version',
      'c.text',
      'c.at',
      'c.erased_at',
      'u.first_name',
      'u.last_name',
      'u.email',
    ])
    .where('c.country', '=', country)
    .where('c.year', '=', year)
    .where('c.month', '=', month ?? 0)
    .orderBy('c.version', 'desc')
    .orderBy('c.id', 'desc')
    .execute();
  return rows.map(({ lang, version, text, at, erased_at, ...user }) => ({
    lang,
    version,
    text,
    at: at.toISOString(),
    by: fullName(user),
    erased_at: erased_at?.toISOString() ?? null,
  }));
}

/** The current comments of a period, one for each language of bulletins. */
export async function latestComments(db: Reader, period: ReportPeriod): Promise<ReportComment[]> {
  const all = await allComments(db, period);
  return REPORT_LANGUAGES.map((lang) => all.find((one) => one.lang === lang) ?? { lang, ...NO_COMMENT });
}

async function latestComment(db: Reader, period: ReportPeriod, lang: ReportLanguage): Promise<ReportComment> {
  const [latest] = (await allComments(db, period)).filter((one) => one.lang === lang);
  return latest ?? { lang, ...NO_COMMENT };
}

/** The comments that a bulletin prints: the non-empty ones, in the order of languages. */
export const printedComments = (
  standing: readonly Pick<ReportComment, 'lang' | 'text'>[],
): { lang: ReportLanguage; text: string }[] =>
  REPORT_LANGUAGES.flatMap((lang) => {
    const text = standing.find((one) => one.lang === lang)?.text ?? '';
    return text === '' ? [] : [{ lang, text }];
  });

/**
 * Stores the next version of a comment. If two editors write from the same version, the second gets a conflict with
 * the text of the first, so that neither overwrites the other.
 * @throws HttpError 409 with the latest version
 */
export async function writeComment(deps: Deps, who: Operator, body: CommentWrite): Promise<ReportComment> {
  const { country, year, month, lang, version, text } = body;
  return deps.store.tx(async (trx) => {
    const latestVersion = await latestComment(trx, body, lang);
    const next = version + 1;
    const stored =
      latestVersion.version === version &&
      (await trx
        .insertInto('report_comment')
        .values({
          country,
          year,
          month: month ?? 0,
          lang,
          version: next,
          text: text.trim(),
          at: new Date(deps.clock.now()),
          user_id: who.id,
        })
        .onConflict((conflict) =>
          conflict.columns(['country', 'year', 'month', 'lang', 'version']).doNothing(),
        )
        .returning('id')
        .executeTakeFirst());
    const current = await latestComment(trx, body, lang);
    if (!stored) throw new HttpError(409, 'conflict', { message: 'Somebody wrote it meanwhile.', current });
    return current;
  });
}
