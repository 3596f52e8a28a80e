/** A decimal number as typed in French or English: "36,4", "36.4", "1 248". `undefined` when it is none. */
export function parseNumber(text: string): number | null | undefined {
  const plain = text
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.')
    .replace('\u2212', '-');
  if (plain === '') return null;
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** The number as an input shows it: decimal sign of a language that Intl knows, no grouping. @param tag fr-FR */
export function numberText(value: number | null, tag: string): string {
  if (value === null) return '';
  return new Intl.NumberFormat(tag, {
    useGrouping: false,
    maximumFractionDigits: 12,
  }).format(value);
}

/** Moves by one step and stays within the limits; an empty field starts at the lower limit, or at 0. */
export function stepped(value: number | null, by: number, min?: number, max?: number): number {
  const start = value === null ? Math.max(min ?? 0, 0) - Math.max(by, 0) : value;
  const next = Number((start + by).toFixed(10));
  return Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next));
}
