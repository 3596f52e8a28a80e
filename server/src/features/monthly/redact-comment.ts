import {
  type CommentRedaction,
  REPORT_LANGUAGES,
  type ReportComment,
  type ReportContent,
  type ReportLanguage,
} from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { ReportPeriod } from '@ciguawatch/shared/domain/monthly/monthly-period';
import type { Selectable, Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { notFound } from '../../http/errors/http-error';
import type { Who } from '../../http/who';
import { audit } from '../audit/audit';
import { redactedValue } from '../audit/redact';
import { redactionReason } from '../audit/redaction-reason';
import { allComments } from './comments';

/**
 * Erases the text of one version of a comment: from every version of the period with the same text, whatever its language, and from the copies
 * that were issued with it, which say so. Who wrote it and when stays, with a keyed hash. The trail says who erased it,
 * when and why.
 * @returns every version of the comment, the latest first
 * @throws HttpError 404 for a version that is not there, 400 for a reason that repeats what is erased
 */
export async function redactComment(
  deps: Pick<Deps, 'store' | 'clock' | 'secret'>,
  who: Who,
  { lang, version, reason: said, ...period }: CommentRedaction,
): Promise<ReportComment[]> {
  return deps.store.tx(async (trx) => {
    const versions = await holdComments(trx, period);
    const text = versions.find((one) => one.lang === lang && one.version === version)?.text;
    if (text === undefined) throw notFound('There is no such version of the comment.');
    const reason = redactionReason(said, [text]);
    await eraseText(trx, deps, who, period, { versions, lang, version, text, reason });
    return allComments(trx, period);
  });
}

/**
 * Erases every version of a comment whose text is the asked one, in a transaction of the caller.
 * @param isAsked says of a text whether it goes
 */
export async function eraseComments(
  trx: Transaction<DB>,
  deps: Pick<Deps, 'clock' | 'secret'>,
  who: Who,
  period: ReportPeriod,
  isAsked: (text: string) => boolean,
  reason: string,
): Promise<void> {
  const versions = await holdComments(trx, period);
  const last = new Map(versions.map((one) => [one.text, one]));
  for (const [text, { lang, version }] of last)
    if (isAsked(text)) await eraseText(trx, deps, who, period, { versions, lang, version, text, reason });
}

type Version = Pick<Selectable<DB['report_comment']>, 'id' | 'lang' | 'version' | 'text'>;

/** A text that goes, by one of the versions that hold it. */
interface Erased extends Pick<Version, 'lang' | 'version' | 'text'> {
  versions: readonly Version[];
  reason: string;
}

/** Erases one text of a comment that is held, and notes it in the trail. */
async function eraseText(
  trx: Transaction<DB>,
  { clock, secret }: Pick<Deps, 'clock' | 'secret'>,
  who: Who,
  period: ReportPeriod,
  { versions, lang, version, text, reason }: Erased,
): Promise<void> {
  // An empty one has nothing to erase, and one that somebody else was quicker with is erased.
  if (text === '') return;
  const { country, year, month } = period;
  const at = clock.now();
  const object_id = `${country}/${year}/${month ?? 0}`;
  const { redacted: hash } = redactedValue(secret, { kind: 'report', object_id, field: 'comment' }, text);
  const same = versions.filter((one) => one.text === text);
  await trx
    .updateTable('report_comment')
    .set({ text: '', erased_at: new Date(at), text_hash: hash })
    .where(
      'id',
      'in',
      same.map(({ id }) => id),
    )
    .execute();
  for (const one of REPORT_LANGUAGES) {
    const last = versions.filter((other) => other.lang === one).at(-1);
    if (last?.text === text)
      await writeNothing(trx, period, { lang: one, version: last.version + 1, at, user: who.id });
  }
  const issues = await redactIssues(trx, period, text, { at, hash });
  await audit(trx, {
    ...{ at, user: who.id, kind: 'report', object_id, action: 'redact', country },
    after: { redacted_field: 'comment', lang, version, issues, reason },
  });
}

/** Every version of a comment, held until the transaction ends: nobody issues one that is being erased. */
const holdComments = (trx: Transaction<DB>, { country, year, month }: ReportPeriod) =>
  trx
    .selectFrom('report_comment')
    .select(['id', 'lang', 'version', 'text'])
    .where('country', '=', country)
    .where('year', '=', year)
    .where('month', '=', month ?? 0)
    .orderBy('version')
    .forUpdate()
    .execute();

/** Without a comment from now on: an editor still writing from the erased text gets a conflict. */
const writeNothing = (
  trx: Transaction<DB>,
  { country, year, month }: ReportPeriod,
  { lang, version, at, user }: { lang: ReportLanguage; version: number; at: number; user: number },
) =>
  trx
    .insertInto('report_comment')
    .values({ country, year, month: month ?? 0, lang, version, text: '', at: new Date(at), user_id: user })
    .execute();

/** The comments of a copy as it is stored: one text until version 4 of its content. */
type PrintedComments = { comment: string } | Pick<ReportContent, 'comments'>;

/** A copy without a text where that is one of its comments; null where it is not. */
function withoutComment(copy: PrintedComments, text: string): PrintedComments | null {
  if ('comment' in copy) return copy.comment === text ? { ...copy, comment: '' } : null;
  if (!copy.comments.some((one) => one.text === text)) return null;
  return {
    ...copy,
    comments: copy.comments.map((one) => (one.text === text ? { ...one, text: null } : one)),
  };
}

/** @returns the numbers, by kind, of the issued copies whose comment was erased */
async function redactIssues(
  trx: Transaction<DB>,
  { country, year, month }: ReportPeriod,
  text: string,
  { at, hash }: { at: number; hash: string },
): Promise<string[]> {
  const copies = await trx
    .selectFrom('report_issue')
    .select(['id', 'kind', 'number', 'content', 'comment_hash'])
    .where('country', '=', country)
    .where('year', '=', year)
    .where('month', '=', month ?? 0)
    .orderBy('id')
    .execute();
  const told: string[] = [];
  for (const { id, kind, number, content, comment_hash } of copies) {
    const erased = withoutComment(JSON.parse(content) as PrintedComments, text);
    if (!erased) continue;
    await trx
      .updateTable('report_issue')
      .set({
        content: JSON.stringify(erased),
        comment_erased_at: new Date(at),
        // Of a second text that is erased the hash stands beside that of the first.
        comment_hash: comment_hash === null ? hash : `${comment_hash} ${hash}`,
      })
      .where('id', '=', id)
      .execute();
    told.push(`${kind} ${number}`);
  }
  return told;
}
