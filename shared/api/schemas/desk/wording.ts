import * as z from 'zod/mini';
import { id, instant, languageCode, text } from '../common';
import { textsSaved } from '../translation';

const part = (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[A-Za-z0-9][\w +-]*$/));

/** A better wording of a text of the portal, as anybody proposes it. */
export const wordingAsk = z.strictObject({
  language: languageCode,
  namespace: part(60),
  page: part(80),
  key: part(120),
  /** plain text with the variables and plural forms of the source; at most 1,000 characters */
  text: text(1000),
});
export type WordingAsk = z.infer<typeof wordingAsk>;

/** Thanks, whatever becomes of the proposal: its sender hears nothing of a decision. */
export const wordingTaken = z.object({ taken: z.literal(true) });
export type WordingTaken = z.infer<typeof wordingTaken>;

/** States of a proposed wording. */
const WORDING_STATES = ['open', 'accepted', 'declined'] as const;

/** A proposed wording as translators read it. */
export const wording = z.object({
  id,
  language: z.string(),
  namespace: z.string(),
  page: z.string(),
  key: z.string(),
  text: z.string(),
  /** how often it was proposed */
  asked: z.int(),
  /** when it was first proposed */
  at: instant,
  state: z.enum(WORDING_STATES),
  decided_at: z.nullable(instant),
  /** name of who decided */
  by: z.nullable(z.string()),
});
export type Wording = z.infer<typeof wording>;

export const wordingDecision = z.strictObject({
  /** `open` takes a decision back; of an accepted one that restores the text, unless it was edited since */
  state: z.enum(WORDING_STATES),
  /** with `accepted`: what is saved in place of the proposed text */
  text: z.optional(text(4000)),
  /** with `accepted`: version of the text that was shown, 0 when it was never edited */
  version: z.optional(z.int().check(z.gte(0), z.lte(2147483647))),
});
export type WordingDecision = z.infer<typeof wordingDecision>;

export const wordingDecided = z.object({
  wording,
  /** the text as it is now; null where the decision changed none */
  saved: z.nullable(textsSaved),
});
export type WordingDecided = z.infer<typeof wordingDecided>;
