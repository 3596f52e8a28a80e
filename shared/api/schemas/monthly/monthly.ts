import * as z from 'zod/mini';
import { REASON_MAX } from '../../../domain/codes/limits';
import { bulletinAlert } from '../alert';
import { id, instant, text } from '../common';
import { bulletinArrival, bulletinOutcome, bulletinPosts, bulletinRecovery } from './around';
import { bilan } from './bilan';
import { mapIsland } from './map-island';
import { monthlyFigures } from './monthly-figures';
import { officialShare } from './official';

/** Audience of a report: the laboratory only, or everybody. */
export const REPORT_KINDS = ['internal', 'distribution'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Languages of a report; all are issued together as one edition. */
export const REPORT_LANGUAGES = ['fr_FR', 'en_US'] as const;
export type ReportLanguage = (typeof REPORT_LANGUAGES)[number];
const reportLanguage = z.enum(REPORT_LANGUAGES);

/** Longest comment of an editor, in characters. */
export const COMMENT_LENGTH = 4000;

const nameIn = z.object({ lang: z.string(), value: z.string() });

/** Names of everything a report counts, in every language, so that an issued copy is self-contained. */
const reportNames = z.object({
  places: z.array(z.object({ id, name: z.string(), names: z.record(z.string(), z.string()) })),
  species: z.array(z.object({ id, name: z.string(), translations: z.array(nameIn) })),
  phenotypes: z.array(z.object({ id, value: z.string(), translation: z.array(nameIn) })),
});
export type ReportNames = z.infer<typeof reportNames>;

/** An editor's comment on a period in one language. */
export const reportComment = z.object({
  lang: reportLanguage,
  /** counted from 1 within period and language; 0 means that nothing was written yet */
  version: z.int(),
  text: text(COMMENT_LENGTH),
  at: z.nullable(instant),
  /** name of the editor; null where the account was deleted */
  by: z.nullable(z.string()),
  /** when the text was erased (it is then empty); null otherwise */
  erased_at: z.nullable(instant),
});
export type ReportComment = z.infer<typeof reportComment>;

/** Record of an issued report. */
export const issueNote = z.object({
  id,
  country: id,
  year: z.int(),
  /** 1 to 12; null for a yearly report */
  month: z.nullable(z.int()),
  kind: z.enum(REPORT_KINDS),
  /** edition: 1 for the first issue of a period and kind; later ones replace it */
  number: z.int(),
  /** number of reports it counts */
  reports: z.int(),
  /** the edition that it replaces, and the number of reports counted there; null for the first */
  replaces: z.nullable(z.object({ number: z.int(), reports: z.int() })),
  at: instant,
  by: z.nullable(z.string()),
  /** SHA-256 of the issued copy, hexadecimal */
  digest: z.string(),
  /** when a comment of the copy was last erased; null where none was */
  comment_erased_at: z.nullable(instant),
});
export type IssueNote = z.infer<typeof issueNote>;

const whole = z.int();
const civil = z.object({ year: whole, month: whole, day: whole });

/**
 * Version of the content of a report. Issued copies never change, so a change of the shape needs a new
 * version, and a step by which the server converts older ones
 * (server/src/features/monthly/issued-content.ts).
 */
export const CONTENT_VERSION = 10;

/** A comment as printed in a report. */
const printedComment = z.object({
  /** null in older copies, which printed one comment in every language */
  lang: z.nullable(reportLanguage),
  /** null where it was erased */
  text: z.nullable(text(COMMENT_LENGTH)),
});

/** Everything a report shows; equal cases give equal content. */
export const reportContent = z.object({
  version: z.literal(CONTENT_VERSION),
  kind: z.enum(REPORT_KINDS),
  /** location id of the country */
  place: id,
  /** outbreak threshold of the country when the report was computed, in reports per island and month */
  threshold: z.int(),
  figures: monthlyFigures,
  /** missing in copies issued before this part existed */
  bilan: z.optional(bilan),
  /** islands of the country for the map; missing in copies issued before bulletins had a map */
  map: z.optional(z.array(mapIsland)),
  /** share of the official cases that the sources hold in the years shown; missing when no official number is known */
  official: z.optional(z.array(officialShare)),
  /**
   * age in years of the youngest patient of the period; missing when no age is known and in the public edition,
   * whose rows hold age classes only
   */
  youngest: z.optional(whole),
  outcome: z.optional(bulletinOutcome),
  posts: z.optional(bulletinPosts),
  arrival: z.optional(bulletinArrival),
  recovery: z.optional(bulletinRecovery),
  /**
   * alerts whose window overlaps the period, without discarded ones in the public report; null in older
   * copies, which printed the islands above the threshold of `figures`
   */
  alerts: z.nullable(z.array(bulletinAlert)),
  names: reportNames,
  /** one per language that has a comment */
  comments: z.array(printedComment),
  /** the last day counted of a period that is not over, civil date at the place; null once it is over */
  until: z.nullable(civil),
});
export type ReportContent = z.infer<typeof reportContent>;

export const monthlyReport = z.object({
  content: reportContent,
  /** SHA-256 of the content, hexadecimal: issuing sends it back, so that exactly what was seen is issued */
  digest: z.string(),
  /** one per language of reports */
  comments: z.array(reportComment),
  issues: z.array(issueNote),
});
export type MonthlyReport = z.infer<typeof monthlyReport>;

/** An issued report with its unchangeable copy. */
export const issuedReport = z.object({ note: issueNote, content: reportContent });
export type IssuedReport = z.infer<typeof issuedReport>;

const periodBody = {
  country: id,
  year: z.int().check(z.gte(1900), z.lte(2200)),
  /** null for a yearly report */
  month: z.nullable(z.int().check(z.gte(1), z.lte(12))),
};

export const commentWrite = z.strictObject({
  ...periodBody,
  lang: reportLanguage,
  text: text(COMMENT_LENGTH),
  /** version the writer saw; a newer one since is a conflict */
  version: z.int().check(z.gte(0)),
});
export type CommentWrite = z.infer<typeof commentWrite>;

export const commentRedaction = z.strictObject({
  ...periodBody,
  lang: reportLanguage,
  /** version whose text is erased, in the comments and in all issued copies of the period */
  version: z.int().check(z.gte(1)),
  /** reason, shown in the trail; it must not repeat what is erased */
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
