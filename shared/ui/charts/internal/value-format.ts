import { formatNumber } from '../../../runtime/i18n/i18n';

const formats = new Map<string, (value: number) => string>();

/** Number formatter of a language. Returns the same function each time, so that charts do not redraw. */
export function formatOf(code: string): (value: number) => string {
  const known = formats.get(code);
  if (known) return known;
  const format = (value: number) => formatNumber(value, { maximumFractionDigits: 1 }, code);
  formats.set(code, format);
  return format;
}
