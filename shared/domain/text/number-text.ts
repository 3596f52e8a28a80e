/**
 * Parses a decimal number as typed in French or English: "36,4", "36.4", "1 248". Null for an empty text,
 * `undefined` for one that is no number.
 */
export function parseNumber(text: string): number | null | undefined {
  const plain = text
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.')
    .replace('\u2212', '-');
  if (plain === '') return null;
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/**
 * A number as text for an input: decimal separator of the language, no grouping.
 * @param tag language tag such as fr-FR
 */
export function numberText(value: number | null, tag: string): string {
  if (value === null) return '';
  return new Intl.NumberFormat(tag, {
    useGrouping: false,
    maximumFractionDigits: 12,
  }).format(value);
}

/** Changes a value by one step within the limits; an empty field starts at the lower limit, or at 0. */
export function stepNumber(value: number | null, by: number, min?: number, max?: number): number {
  const start = value === null ? Math.max(min ?? 0, 0) - Math.max(by, 0) : value;
  const next = Number((start + by).toFixed(10));
  return Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next));
}
