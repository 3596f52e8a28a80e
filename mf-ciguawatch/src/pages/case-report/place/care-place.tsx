import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { FieldAnchor } from '@ciguawatch/shared/ui/form/field-anchor';
import { useReportField } from '../form/report-field';
import { PlaceSearch } from './place-search';

/** The island or locality of the place of care. */
export function CarePlace() {
  const d = useT('domain');
  const { value, onChange, onBlur, error } = useReportField('med_location_id');
  return (
    <FieldAnchor name="med_location_id">
      <PlaceSearch
        label={d('reportFields.med_location_id')}
        optional
        name="med_location_id"
        value={value}
        onSelect={(place) => onChange(place.id)}
        onClear={() => onChange(null)}
        onBlur={onBlur}
        error={error}
      />
    </FieldAnchor>
  );
}
