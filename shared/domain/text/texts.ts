import { chooseForm, escapePluralBars } from './plural-forms';

/** Texts of one namespace in one language: page > key > text. */
export type Pages = Record<string, Record<string, string>>;

/** Texts of one language: namespace > page > key > text, as the portal's files hold them. */
export type Texts = Record<string, Pages>;

/** Values inserted into a text; `count` also chooses the plural form. */
type TextValues = Record<string, string | number | null | undefined>;

/** Texts of a namespace overlaid with others, text by text; the arguments stay unchanged. */
export function overlayPages(under: Pages = {}, upper: Pages = {}): Pages {
  const overlaid = Object.entries(upper).map(([page, texts]) => [page, { ...under[page], ...texts }]);
  return { ...under, ...Object.fromEntries(overlaid) };
}

/**
 * Merges the texts of a language: edited ones (`upper`) take precedence over bundled ones (`under`).
 * Returns a new object.
 */
export function overlayTexts(under: Texts, upper: Texts): Texts {
  const laid = Object.entries(upper).map(([ns, pages]) => [ns, overlayPages(under[ns], pages)]);
  return { ...under, ...Object.fromEntries(laid) };
}

/**
 * Inserts values into a text and chooses its plural form like i18next, for code that runs without it
 * (server, plain pages).
 * @param values by variable name; a missing one leaves nothing
 * @param count number that chooses the form, where `values.count` is already formatted as text
 */
export function fillText(text: string, values: TextValues = {}, count: unknown = values.count): string {
  const put = text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
    escapePluralBars(`${values[name] ?? ''}`),
  );
  return chooseForm(put, count);
}
