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
import type { Operator } from '../../http/operator';
import { audit } from '../audit/audit';
import { redactedValue } from '../audit/redact';
import { redactionReason } from '../audit/redaction-reason';
import { allComments } from './comments';

/**
 * Erases a text from all versions of a period's comments that equal it and from the editions that print it. Author,
 * time and a keyed hash of the text stay; the audit trail records who erased it and why.
 * @returns all versions of the period's comments, latest first
 * @throws HttpError 404 for a version that does not exist, 400 for a reason that repeats the erased text
 */
export async function redactComment(
  deps: Pick<Deps, 'store' | 'clock' | 'secret'>,
  who: Operator,
  { lang, version, reason: said, ...period }: CommentRedaction,
): Promise<ReportComment[]> {
  return deps.store.tx(async (trx) => {
    const versions = await lockComments(trx, period);
    const text = versions.find((one) => one.lang === lang && one.version === version)?.text;
    if (text === undefined) throw notFound('There is no such version of the comment.');
    const reason = redactionReason(said, [text]);
    await eraseText(trx, deps, who, period, { versions, lang, version, text, reason });
    return allComments(trx, period);
  });
}

/**
 * Erases all texts of a period's comments that match, within the caller's transaction; the rights desk uses it.
 * @param isAsked decides by its text whether a version is erased
 */
export async function eraseComments(
  trx: Transaction<DB>,
  deps: Pick<Deps, 'clock' | 'secret'>,
  who: Operator,
  period: ReportPeriod,
  isAsked: (text: string) => boolean,
  reason: string,
): Promise<void> {
  const versions = await lockComments(trx, period);
  const last = new Map(versions.map((one) => [one.text, one]));
  for (const [text, { lang, version }] of last)
    if (isAsked(text)) await eraseText(trx, deps, who, period, { versions, lang, version, text, reason });
}

type CommentVersion = Pick<Selectable<DB['report_comment']>, 'id' | 'lang' | 'version' | 'text'>;

/** A text to erase, with the language and version that the audit trail names for it. */
interface ErasedText extends Pick<CommentVersion, 'lang' | 'version' | 'text'> {
  versions: readonly CommentVersion[];
  reason: string;
}

/** Erases one text from locked versions and from editions, and records it in the audit trail. */
async function eraseText(
  trx: Transaction<DB>,
  { clock, secret }: Pick<Deps, 'clock' | 'secret'>,
  who: Operator,
  period: ReportPeriod,
  { versions, lang, version, text, reason }: ErasedText,
): Promise<void> {
  // An empty text was saved empty, or a concurrent request has already erased it.
  if (text === '') return;
  const { country, year, month } = period;
  const at = clock.now();
  const object_id = `${country}/${year}/${month ?? 0}`;
  const { redacted: hash } = redactedValue(secret, { kind: 'report', object_id, field: 'comment' }, text);
  const equalVersions = versions.filter((one) => one.text === text);
  await trx
    .updateTable('report_comment')
    .set({ text: '', erased_at: new Date(at), text_hash: hash })
    .where(
      'id',
      'in',
      equalVersions.map(({ id }) => id),
    )
    .execute();
  for (const one of REPORT_LANGUAGES) {
    const last = versions.filter((other) => other.lang === one).at(-1);
    if (last?.text === text)
      await addEmptyVersion(trx, period, { lang: one, version: last.version + 1, at, user: who.id });
  }
  const issues = await redactIssues(trx, period, text, { at, hash });
  await audit(trx, {
    ...{ at, user: who.id, kind: 'report', object_id, action: 'redact', country },
    after: { redacted_field: 'comment', lang, version, issues, reason },
  });
}

/**
 * Locks all versions of a period's comments until the transaction ends, so that no edition is issued with a text
 * that is being erased.
 */
const lockComments = (trx: Transaction<DB>, { country, year, month }: ReportPeriod) =>
  trx
    .selectFrom('report_comment')
    .select(['id', 'lang', 'version', 'text'])
    .where('country', '=', country)
    .where('year', '=', year)
    .where('month', '=', month ?? 0)
    .orderBy('version')
    .forUpdate()
    .execute();

/** Adds an empty version after the erased one, so that an editor still writing from the erased text gets a conflict. */
const addEmptyVersion = (
  trx: Transaction<DB>,
  { country, year, month }: ReportPeriod,
  { lang, version, at, user }: { lang: ReportLanguage; version: number; at: number; user: number },
) =>
  trx
    .insertInto('report_comment')
    .values({ country, year, month: month ?? 0, lang, version, text: '', at: new Date(at), user_id: user })
    .execute();

/** Comments in a stored edition: a single text up to content version 4, then one per language. */
type PrintedComments = { comment: string } | Pick<ReportContent, 'comments'>;

/** Removes a text from the comments of an edition; null when the edition does not contain it. */
function withoutComment(copy: PrintedComments, text: string): PrintedComments | null {
  if ('comment' in copy) return copy.comment === text ? { ...copy, comment: '' } : null;
  if (!copy.comments.some((one) => one.text === text)) return null;
  return {
    ...copy,
    comments: copy.comments.map((one) => (one.text === text ? { ...one, text: null } : one)),
  };
}

/**
 * Erases a text from the stored editions of a period.
 * @returns kind and number of each changed edition, for the audit trail
 */
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
        // When a second text of an edition is erased, its hash is appended to the first one.
        comment_hash: comment_hash === null ? hash : `${comment_hash} ${hash}`,
      })
      .where('id', '=', id)
      .execute();
    told.push(`${kind} ${number}`);
  }
  return told;
}
