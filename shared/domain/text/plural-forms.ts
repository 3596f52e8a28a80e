/** Stands for a bar inside a value while a text is put together; never seen. */
const BAR = '\uE000';

/** Keeps a bar inside a value apart from the bars between plural forms. */
export const protectBars = (value: string): string => value.replaceAll('|', BAR);

/**
 * Chooses among the three forms of a text, strictly in the order none, singular, plural
 * (specification, section 3). A text without forms, or no count, is left as it is.
 * @param rule numbers that the singular stands for, where a language says so: `1`, `0 1`, or none
 */
export function chooseForm(text: string, count: unknown, rule = '1'): string {
  if (typeof count === 'number' && text.includes('|')) {
    const [none = '', singular = none, plural = singular] = text.split('|');
    const form = rule.split(' ').includes(`${count}`) ? singular : count === 0 ? none : plural;
    return form.replaceAll(BAR, '|');
  }
  return text.replaceAll(BAR, '|');
}
