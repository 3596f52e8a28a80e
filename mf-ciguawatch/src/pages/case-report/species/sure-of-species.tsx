import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { ChipRadio } from '@ciguawatch/shared/ui/fields/chip-group';
import { useReportField } from '../form/report-field';

/** Whether the reporter is sure of the species: asked of one that the key proposed, and shown while they are not. */
export function SureOfSpecies({ isProposed }: { isProposed: boolean }) {
  const t = useT('ciguawatch');
  const { value, onChange } = useReportField('specie_known');
  const isNamed = useReportField('specie_id').value !== null;
  if (!isNamed || (!isProposed && value !== false)) return null;
  return (
    <ChipRadio
      label={t('report.speciesSure')}
      size="md"
      options={[
        { value: 'yes', label: t('report.speciesSureYes') },
        { value: 'no', label: t('report.speciesSureNo') },
      ]}
      value={value === null ? null : value ? 'yes' : 'no'}
      onChange={(said) => onChange(said === null ? null : said === 'yes')}
    />
  );
}
