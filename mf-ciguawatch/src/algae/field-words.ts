import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { countryName } from '../places/names';
import { pointOf } from './sampling';
import { pointText, speciesName, timeText } from './words';

/** Texts of an empty value that means something. */
const EMPTY_TEXT: Record<string, string> = { cells_unit: 'unit.cells' };

const isEmpty = (held: unknown): boolean => held === null || held === undefined || held === '';

/** Labels of a sampling's fields, and their values in words. Call it inside an observer. */
export function useFieldWords() {
  const t = useT('algae');
  const value = (field: string, held: unknown): string => {
    if (isEmpty(held)) return t(EMPTY_TEXT[field] ?? 'list.none');
    switch (field) {
      case 'cells_unit':
        return t(`unit.${held}`);
      case 'at_country':
        return countryName(held as number);
      case 'at_geom': {
        const point = pointOf({ at_geom: held as Tracking['at_geom'] });
        return point ? pointText(point, t) : t('list.none');
      }
      case 'at_sampling_time':
        return timeText(held as string, 'long');
      case 'at_species':
        return speciesName(held as number);
      case 'at_dino_identification':
        return t(held ? 'toxicity.toxic' : 'toxicity.harmless');
      case 'at_sampling_picture':
        return t('list.withPicture');
      default:
        return typeof held === 'number' ? formatNumber(held) : String(held);
    }
  };
  return { label: (field: string) => t(`field.${field}`), value };
}
