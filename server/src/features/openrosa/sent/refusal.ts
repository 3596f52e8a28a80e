import { type FormWords, ownText } from '../form/form-words';
import type { Both } from '../form/survey-row';

/** A sentence in one language; the words are missing while the texts of the report are. */
export type Sentence = (language: keyof Both, words: FormWords | null) => string;

/** Why a report is not taken, in words that the device shows. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly sentence: Sentence,
    /** seconds until a retry makes sense */
    readonly retryAfter?: number,
  ) {
    super(sentence('en', null));
  }
}

/** A refusal with a text of this feature. */
export const refusal = (
  status: number,
  key: Parameters<typeof ownText>[1],
  values: Record<string, string | number> = {},
): Refusal => new Refusal(status, (language) => ownText(language, key, values));

/** Largest filled in form in bytes: two texts of 4,000 characters, each up to ten bytes, and the other answers. */
export const MAX_INSTANCE_BYTES = 200_000;

/** Refuses what is larger than any report. */
export const tooLarge = (): Refusal => refusal(413, 'tooLarge', { count: MAX_INSTANCE_BYTES / 1000 });
