import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { measureOf, type SampleField } from './fields';

/** Name of a field of a column, with its method where it has one. */
export function useFieldName(): (field: SampleField) => string {
  const t = useT('samples');
  return (field) => {
    const measure = measureOf(field);
    if (measure?.method)
      return t('import.ofMethod', { method: measure.method, field: t(`field.${measure.measure}`) });
    return t(`field.${field === 'place' ? 'location_id' : field}`);
  };
}
