import * as z from 'zod/mini';
import { MAX_COUNTRY } from '../../domain/country/numbers';
import { instant, languageCode, text } from './common';

/** Texts as namespace > page > key > value of the given type. */
const byText = <T extends z.ZodMiniType>(one: T) =>
  z.record(name(60), z.record(name(80), z.record(name(120), one)));
const name = (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[A-Za-z0-9][\w +-]*$/));

/** A text of a language as translators see it. */
const editedText = z.object({
  /**
   * text of the release; null for languages that it does not contain, and for texts removed from the code
   */
  bundled: z.nullable(z.string()),
  /** edited text; null when never edited or reverted */
  edited: z.nullable(z.string()),
  /** number of edits; 0 for none */
  version: z.int(),
  at: z.nullable(instant),
  by: z.nullable(z.string()),
  /** removed from the current release; kept in case the text returns */
  unused: z.boolean(),
  /**
   * English text that the edit was made from, where that text has changed since: the edit is to be checked. Saving it
   * again as it is says that it still fits.
   */
  made_from: z.optional(z.nullable(z.string())),
});
export type EditedText = z.infer<typeof editedText>;

export const editedTexts = z.object({
  code: z.string(),
  version: z.int(),
  texts: z.record(z.string(), z.record(z.string(), z.record(z.string(), editedText))),
});
export type EditedTexts = z.infer<typeof editedTexts>;

export const textChanges = z.strictObject({
  i18n_json: byText(
    z.strictObject({
      /** null reverts the edit */
      value: z.nullable(text(4000)),
      /** version on which the change is based, 0 when the text was never edited */
      version: z.int().check(z.gte(0), z.lte(2147483647)),
    }),
  ),
});
export type TextChanges = z.infer<typeof textChanges>;

export const textsSaved = z.object({
  version: z.int(),
  /** the sent texts as they are now stored */
  texts: editedTexts.shape.texts,
  /** texts left unchanged because somebody else had edited them, as namespace/page.key */
  conflicts: z.array(z.string()),
});
export type TextsSaved = z.infer<typeof textsSaved>;

const line = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const about = {
  /** name of the language in the language itself */
  sov: z.optional(line(60)),
  /** name in English */
  name: z.optional(line(60)),
  name_fr: z.optional(line(60)),
  /** two-letter code of the country whose flag stands for it */
  flag: z.optional(z.string().check(z.regex(/^([a-z]{2})?$/))),
  description: z.optional(text(300)),
  /** name of the people who speak it */
  ethny: z.optional(text(100)),
  /** ids of the countries where it is offered */
  country: z.optional(z.array(z.int()).check(z.maxLength(MAX_COUNTRY))),
  /** language whose texts replace missing ones */
  fallback: z.optional(languageCode),
  /** whether visitors can select it */
  shipped: z.optional(z.boolean()),
};

export const languageChange = z.strictObject(about);
export type LanguageChange = z.infer<typeof languageChange>;

export const languageNew = z.strictObject({
  ...about,
  code: languageCode,
  /** its name in addresses; derived from its code by default */
  slug: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]{1,40}$/))),
  sov: line(60),
  name: line(60),
  country: z.array(z.int()).check(z.minLength(1), z.maxLength(MAX_COUNTRY)),
});
export type LanguageNew = z.infer<typeof languageNew>;
