import { lng180, type Position } from '@ciguawatch/shared/domain/geo/geometry';
import { formatNumber, type Translate } from '@ciguawatch/shared/runtime/i18n/i18n';

/**
 * A position as text: 23,343° S and 134,483° O. `t` must be of a namespace with the texts `axis.north` and
 * so on.
 * @param position longitude in either form
 */
export function positionText(
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
