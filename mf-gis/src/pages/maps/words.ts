import type { Location } from '@ciguawatch/shared/api/schemas/location';
import type { OutlineLine } from '@ciguawatch/shared/api/schemas/outline';
import { deviceDateOf } from '@ciguawatch/shared/domain/time/timezone';
import { formatDate, formatNumber, type Translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { session } from '@ciguawatch/shared/runtime/session/session';
import type { IconName } from '@ciguawatch/shared/ui/foundation/icon';

/** Icon of each type of place. */
export const TYPE_ICONS: Record<Location['type'], IconName> = {
  C: 'globe',
  A: 'layers',
  I: 'pentagon',
  L: 'map-pin',
};

/** Formats an area in square kilometres with three significant digits. */
export const areaText = (km2: number): string =>
  `${formatNumber(km2, { minimumSignificantDigits: 3, maximumSignificantDigits: 3 })} km²`;

/** The day of an instant where the reader is: the server's day ends in the afternoon of Tahiti. */
export const dayText = (instant: string | number): string =>
  formatDate(deviceDateOf(typeof instant === 'number' ? instant : Date.parse(instant)), 'short');

/**
 * When a place was last changed and by whom; empty for containing places, whose outlines are made of their
 * islands.
 */
export function changedText(place: Location, line: OutlineLine | undefined, t: Translate): string {
  if (!line) return '';
  if (line.changed_by === null) {
    if (place.type === 'C') return t('list.computedArchipelagos');
    if (place.type === 'A') return t('list.computedIslands');
    return t('list.initial');
  }
  const date = dayText(line.changed_at);
  return line.changed_by.id === session.user?.id
    ? t('list.you', { date })
    : t('list.by', { date, name: line.changed_by.name });
}
