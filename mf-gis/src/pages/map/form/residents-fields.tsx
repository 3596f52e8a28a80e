import { codeText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { NumberField } from '@ciguawatch/shared/ui/fields/number-field';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import css from '../page.module.css';
import type { Faults } from './use-place-form';
import type { PlaceValues, TypedResidents } from './values';

interface Props {
  residents: TypedResidents;
  faults: Faults;
  onChange: (part: Partial<PlaceValues>) => void;
}

/** Number of residents with year and source, from which rates are computed. */
export function ResidentsFields({ residents, faults, onChange }: Props) {
  const t = useT('outlineEdit');
  const put = (part: Partial<TypedResidents>) => onChange({ residents: { ...residents, ...part } });
  const error = (field: string) => {
    const code = faults[`residents.${field}`];
    return code ? codeText(code) : undefined;
  };
  return (
    <fieldset className={css.group}>
      <legend>{t('form.residents')}</legend>
      <div className={css.two}>
        <NumberField
          label={t('form.residentsValue')}
          name="residents"
          min={0}
          value={residents.value}
          onChange={(value) => put({ value })}
          error={error('value')}
        />
        <NumberField
          label={t('form.residentsYear')}
          name="residentsYear"
          min={1950}
          max={2100}
          example={2022}
          value={residents.year}
          onChange={(year) => put({ year })}
          error={error('year')}
        />
      </div>
      <TextField
        label={t('form.residentsSource')}
        name="residentsSource"
        maxLength={200}
        value={residents.source}
        onChange={(source) => put({ source })}
        error={error('source')}
        help={t('form.residentsHelp')}
      />
    </fieldset>
  );
}
