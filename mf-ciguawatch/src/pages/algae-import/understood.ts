import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useFieldWords } from '../../algae/field-words';
import { speciesName } from '../../algae/words';
import type { AlgaeColumn } from './fields';
import type { Taxon } from './find-species';
import type { ReadLine } from './reading/read-line';

const DEGREES = { maximumFractionDigits: 6 };
const COUNT = { maximumFractionDigits: 6 };

/** Values of cells as they were understood, in words, with the unit that is stored. Call it inside an observer. */
export function useUnderstood() {
  const t = useT('algae');
  const words = useFieldWords();
  return (
    { values }: Pick<ReadLine, 'values'>,
    { field, unit }: AlgaeColumn,
    column: number,
  ): string | undefined => {
    const value = values.get(column);
    if (value === undefined || field === null) return undefined;
    switch (field) {
      case 'latitude':
      case 'longitude':
        return `${formatNumber(value as number, DEGREES)}°`;
      case 'coordinates':
        return words.value('at_geom', value);
      case 'at_species': {
        const { id, identification } = value as Taxon;
        return identification ?? speciesName(id);
      }
      case 'presence':
        return t(value === true ? 'import.present' : 'toxicity.absent');
      case 'taxon':
      case 'at_cells_nb':
        return `${formatNumber(value as number, COUNT)} ${t(UNIT_TEXTS[unit ?? ''] ?? 'unit.cells')}`;
      case 'at_water_temperature':
        return `${formatNumber(value as number)} ${t('unit.celsius')}`;
      case 'at_sampling_depth':
        return `${formatNumber(value as number)} ${t('unit.metre')}`;
      default:
        return words.value(field, value);
    }
  };
}

const UNIT_TEXTS: Partial<Record<string, string>> = {
  perCm2: 'unit.per_cm2',
  perLitre: 'unit.per_litre',
  log10: 'unit.log10_per_gram',
};
