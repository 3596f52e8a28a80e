import { lng180, type Position } from '@ciguawatch/shared/domain/geo/geometry';
import { formatNumber, type Translate } from '@ciguawatch/shared/runtime/i18n/i18n';

/**
 * Latitude and longitude as localized texts, in English such as "23.343° S" and "134.483° W".
 * @param position longitude from -180 to 180, or from 0 to 360
 * @param t translator of a namespace that has `axis.north`, `axis.south`, `axis.east` and `axis.west`
 */
export function positionTexts(
  [x, y]: Position,
  t: Translate,
  decimals: number,
): { lat: string; long: string } {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const lng = lng180(x);
  const write = (value: number, key: string) => t(key, { degrees: formatNumber(Math.abs(value), digits) });
  return {
    lat: write(y, y < 0 ? 'axis.south' : 'axis.north'),
    long: write(lng, lng < 0 ? 'axis.west' : 'axis.east'),
  };
}
