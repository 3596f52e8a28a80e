import * as z from 'zod/mini';
import { REASON_MAX } from '../../../domain/codes/limits';
import { bulletinAlert } from '../alert';
import { id, instant, text } from '../common';
import { bilan } from './bilan';
import { monthlyFigures } from './monthly-figures';

/** Who a report is for: the laboratory alone, or everybody. */
export const REPORT_KINDS = ['internal', 'distribution'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Languages that a report is written in; all of them are issued at once, as one edition. */
export const REPORT_LANGUAGES = ['fr_FR', 'en_US'] as const;
export type ReportLanguage = (typeof REPORT_LANGUAGES)[number];
const reportLanguage = z.enum(REPORT_LANGUAGES);

/** Longest comment of an editor, in characters. */
export const COMMENT_LENGTH = 4000;

const nameIn = z.object({ lang: z.string(), value: z.string() });

/** Names of what a report counts, in every language, so that an issued copy needs no other list. */
const reportNames = z.object({
  places: z.array(z.object({ id, name: z.string(), names: z.record(z.string(), z.string()) })),
  species: z.array(z.object({ id, name: z.string(), translations: z.array(nameIn) })),
  phenotypes: z.array(z.object({ id, value: z.string(), translation: z.array(nameIn) })),
});
export type ReportNames = z.infer<typeof reportNames>;

/** What an editor says about a period in one language. */
export const reportComment = z.object({
  lang: reportLanguage,
  /** counted from 1 within the period and language; 0 stands for "nothing written yet" */
  version: z.int(),
  text: text(COMMENT_LENGTH),
  at: z.nullable(instant),
  /** name of the editor; null where the account is gone */
  by: z.nullable(z.string()),
  /** when its text was erased, which is empty since; null while it stands */
  erased_at: z.nullable(instant),
});
export type ReportComment = z.infer<typeof reportComment>;

/** That a report was issued. */
export const issueNote = z.object({
  id,
  country: id,
  year: z.int(),
  /** 1 to 12; null for a year */
  month: z.nullable(z.int()),
  kind: z.enum(REPORT_KINDS),
  /** the edition: 1 for the first issue of a period and kind; a later one replaces it */
  number: z.int(),
  /** reports it counts */
  reports: z.int(),
  /** the edition before, which it replaces, and what that one counted; null for the first */
  replaces: z.nullable(z.object({ number: z.int(), reports: z.int() })),
  at: instant,
  by: z.nullable(z.string()),
  /** SHA-256 of the copy as it was issued, hexadecimal */
  digest: z.string(),
  /** when a comment of the copy was last erased; null where all stand */
  comment_erased_at: z.nullable(instant),
});
export type IssueNote = z.infer<typeof issueNote>;

const civil = z.object({ year: z.int(), month: z.int(), day: z.int() });

/**
 * Version of the content of a report. An issued copy cannot change, so a change of the shape raises it, and the server
 * keeps what makes a former version a present one (server/src/features/monthly/issued-content.ts).
 */
export const CONTENT_VERSION = 5;

/** A comment as a report prints it. */
const printedComment = z.object({
  /** null in copies of before, which printed one comment in every language */
  lang: z.nullable(reportLanguage),
  /** null where it was erased */
  text: z.nullable(text(COMMENT_LENGTH)),
});

/** All that a report shows; the same cases make the same content. */
export const reportContent = z.object({
  version: z.literal(CONTENT_VERSION),
  kind: z.enum(REPORT_KINDS),
  /** location id of the country itself */
  place: id,
  /** reports of one island and month above which the country took it to be in alert when this was made */
  threshold: z.int(),
  figures: monthlyFigures,
  /** left out of copies that were issued before it was worked out */
  bilan: z.optional(bilan),
  /**
   * alerts of the log whose window reaches into the period, without the discarded ones where it is handed on; null in
   * copies of before, which printed the islands above the threshold of `figures`
   */
  alerts: z.nullable(z.array(bulletinAlert)),
  names: reportNames,
  /** one for each language in which something was written */
  comments: z.array(printedComment),
  /** the latest day counted of a period that is not over, civil at the place; null once it is over */
  until: z.nullable(civil),
});
export type ReportContent = z.infer<typeof reportContent>;

export const monthlyReport = z.object({
  content: reportContent,
  /** SHA-256 of the content, hexadecimal: what is issued is what was seen */
  digest: z.string(),
  /** one for each language of reports */
  comments: z.array(reportComment),
  issues: z.array(issueNote),
});
export type MonthlyReport = z.infer<typeof monthlyReport>;

/** An issued report with the copy that cannot change. */
export const issuedReport = z.object({ note: issueNote, content: reportContent });
export type IssuedReport = z.infer<typeof issuedReport>;

const periodBody = {
  country: id,
  year: z.int().check(z.gte(1900), z.lte(2200)),
  /** null for a year */
  month: z.nullable(z.int().check(z.gte(1), z.lte(12))),
};

export const commentWrite = z.strictObject({
  ...periodBody,
  lang: reportLanguage,
  text: text(COMMENT_LENGTH),
  /** version the writer saw; another one since is a conflict */
  version: z.int().check(z.gte(0)),
});
export type CommentWrite = z.infer<typeof commentWrite>;

export const commentRedaction = z.strictObject({
  ...periodBody,
  lang: reportLanguage,
  /** the version whose text is erased, wherever it stands in the comments and issued copies of the period */
  version: z.int().check(z.gte(1)),
  /** why; it stands in the trail, and must not repeat what is erased */
  reason: text(REASON_MAX),
});
export type CommentRedaction = z.infer<typeof commentRedaction>;

export const issueWrite = z.strictObject({
  ...periodBody,
  kind: z.enum(REPORT_KINDS),
  /** digest of the content that the issuer saw */
  digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type IssueWrite = z.infer<typeof issueWrite>;
