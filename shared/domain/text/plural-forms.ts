/** Private-use character that replaces a bar inside a value until the plural form is chosen. */
const BAR = '\uE000';

/** Protects a bar inside a value from being read as a separator of plural forms. */
export const escapePluralBars = (value: string): string => value.replaceAll('|', BAR);

/**
 * Chooses among the three forms of a text, in the order none, singular, plural (specification, section 3).
 * A text without forms, or without count, is returned unchanged.
 * @param rule numbers that use the singular in the language: `1`, `0 1`, or none
 */
export function chooseForm(text: string, count: unknown, rule = '1'): string {
  if (typeof count === 'number' && text.includes('|')) {
    const [none = '', singular = none, plural = singular] = text.split('|');
    const form = rule.split(' ').includes(`${count}`) ? singular : count === 0 ? none : plural;
    return form.replaceAll(BAR, '|');
  }
  return text.replaceAll(BAR, '|');
}
