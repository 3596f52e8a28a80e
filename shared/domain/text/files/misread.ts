/** Names of months in French and English, in full and abbreviated. */
const MONTH_NAMES = new Set(
  ['fr', 'en'].flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, i) =>
        format
          .format(Date.UTC(2000, i, 15))
          .toLowerCase()
          .replace('.', ''),
      );
    }),
  ),
);
const DIGIT_GROUPS = /^\d+(?:[\s.,:/–-]+\d+)+[\s.]*$/;
const LEADING_ZERO = /^0\d+$/;
const LONG_NUMBER = /^\d{16,}$/;
const SCIENTIFIC = /^\d+(?:[.,]\d+)?e[+-]?\d+$/i;
const CLOCK = /^\d{1,2}(?::\d{2})?\s*[ap]m$/i;

/**
 * Whether a spreadsheet would read a text as something else: a date (`11-20`, `3 mai`), a time, or a number
 * that loses its zeros or last digits.
 */
export function isAutoConverted(text: string): boolean {
  const bare = text.trim();
  if ([DIGIT_GROUPS, LEADING_ZERO, LONG_NUMBER, SCIENTIFIC, CLOCK].some((shape) => shape.test(bare)))
    return true;
  const parts = bare
    .toLowerCase()
    .split(/[\s./-]+/)
    .filter(Boolean);
  const [words, figures] = [
    parts.filter((one) => MONTH_NAMES.has(one)),
    parts.filter((one) => /^\d{1,4}$/.test(one)),
  ];
  return words.length === 1 && figures.length >= 1 && parts.length === words.length + figures.length;
}
