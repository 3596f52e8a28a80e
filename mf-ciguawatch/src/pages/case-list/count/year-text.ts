/**
 * The year that a text names: four digits, or the last two of a year up to the current one, so that 19 is 2019.
 * undefined for a text that is no year yet, null for none.
 */
export function yearOfText(text: string, currentYear: number): number | null | undefined {
  const digits = text.trim();
  if (digits === '') return null;
  if (/^\d{4}$/.test(digits)) return Number(digits) || undefined;
  if (!/^\d{2}$/.test(digits)) return undefined;
  const century = Math.floor(currentYear / 100) * 100;
  const year = century + Number(digits);
  return year <= currentYear ? year : year - 100;
}
