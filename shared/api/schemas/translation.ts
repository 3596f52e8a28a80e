import * as z from 'zod/mini';
import { instant, languageCode, text } from './common';

/** namespace > page > key > whatever is said of a text */
const byText = <T extends z.ZodMiniType>(one: T) =>
  z.record(name(60), z.record(name(80), z.record(name(120), one)));
const name = (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[A-Za-z0-9][\w +-]*$/));

/** A text of a language, as its translators see it. */
const editedText = z.object({
  /** as the portal brings it; null in a language that it does not bring, and for a text gone from the code */
  bundled: z.nullable(z.string()),
  /** as it was edited; null when it never was or was taken back */
  edited: z.nullable(z.string()),
  /** counts the edits; 0 for none */
  version: z.int(),
  at: z.nullable(instant),
  by: z.nullable(z.string()),
  /** gone from the running release, kept in case it comes back */
  unused: z.boolean(),
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
      /** null takes the edit back */
      value: z.nullable(text(4000)),
      /** version the change is based on, 0 when the text was never edited */
      version: z.int().check(z.gte(0), z.lte(2147483647)),
    }),
  ),
});
export type TextChanges = z.infer<typeof textChanges>;

export const textsSaved = z.object({
  version: z.int(),
  /** what was sent, as it is now */
  texts: editedTexts.shape.texts,
  /** of it, what somebody else had edited and so was left alone, as namespace/page.key */
  conflicts: z.array(z.string()),
});
export type TextsSaved = z.infer<typeof textsSaved>;

const line = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const about = {
  /** name of the language in itself */
  sov: z.optional(line(60)),
  /** in English */
  name: z.optional(line(60)),
  name_fr: z.optional(line(60)),
  /** two letters of a country */
  flag: z.optional(z.string().check(z.regex(/^([a-z]{2})?$/))),
  description: z.optional(text(300)),
  /** people who speak it */
  ethny: z.optional(text(100)),
  /** ids of the countries where it is offered */
  country: z.optional(z.array(z.int()).check(z.maxLength(22))),
  /** language that stands in for missing texts */
  fallback: z.optional(languageCode),
  /** offered to visitors */
  shipped: z.optional(z.boolean()),
};

export const languageChange = z.strictObject(about);
export type LanguageChange = z.infer<typeof languageChange>;

export const languageNew = z.strictObject({
  ...about,
  code: languageCode,
  /** its name in addresses; made of its code when left out */
  slug: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]{1,40}$/))),
  sov: line(60),
  name: line(60),
  country: z.array(z.int()).check(z.minLength(1), z.maxLength(22)),
});
export type LanguageNew = z.infer<typeof languageNew>;
