/** A calendar quarter. */
interface Quarter {
  year: number;
  /** 1 to 4 */
  quarter: number;
}

const DAY = 86_400_000;
/**
 * Days between the end of a quarter and its release. What comes later can change a released count only by five reports at
 * once, so that late reports are waited for first.
 */
const SETTLING_DAYS = 45;

/** The last quarter that may be released at `now` (milliseconds since 1970 UTC). */
export function settledQuarter(now: number): Quarter {
  const at = new Date(now - SETTLING_DAYS * DAY);
  const quarters = at.getUTCFullYear() * 4 + Math.floor(at.getUTCMonth() / 3) - 1;
  return { year: Math.floor(quarters / 4), quarter: (quarters % 4) + 1 };
}

/** Last month of a quarter, as year * 12 + month - 1. */
export const lastMonthOfQuarter = ({ year, quarter }: Quarter): number => year * 12 + quarter * 3 - 1;

/** A month given as year * 12 + month - 1, as `2026-09`. */
export const monthText = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;

/** Version of a release: its quarter, `2026.3`; `2026.3.1` and so on where one of the same months is made again. */
export function versionOf({ year, quarter }: Quarter, taken: readonly string[]): string {
  const first = `${year}.${quarter}`;
  const again = taken.filter((version) => version === first || version.startsWith(`${first}.`)).length;
  return again === 0 ? first : `${first}.${again}`;
}
