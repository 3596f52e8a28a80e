import { chooseForm, protectBars } from './plural-forms';

/** Texts of one namespace in one language: page > key > text. */
export type Pages = Record<string, Record<string, string>>;

/** Texts of one language: namespace > page > key > text, as the portal's files hold them. */
export type Texts = Record<string, Pages>;

/** Values put into a text; `count` also chooses its form. */
type TextValues = Record<string, string | number | null | undefined>;

/** Texts of a namespace with others laid over them, text by text. Neither is changed. */
export function overlayPages(under: Pages = {}, upper: Pages = {}): Pages {
  const laid = Object.entries(upper).map(([page, texts]) => [page, { ...under[page], ...texts }]);
  return { ...under, ...Object.fromEntries(laid) };
}

/**
 * Merges texts of a language: the upper ones (edited) win over the lower ones (bundled). Returns a new object.
 */
export function overlayTexts(under: Texts, upper: Texts): Texts {
  const laid = Object.entries(upper).map(([ns, pages]) => [ns, overlayPages(under[ns], pages)]);
  return { ...under, ...Object.fromEntries(laid) };
}

/**
 * A text with its values in and its form chosen, as i18next does it in the portal: for what is written without it.
 * @param values of the variables; one that is not given leaves nothing
 * @param count the number that chooses the form, where `values.count` is already written as a text
 */
export function fillText(text: string, values: TextValues = {}, count: unknown = values.count): string {
  const put = text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => protectBars(`${values[name] ?? ''}`));
  return chooseForm(put, count);
}
