import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Checkbox } from '@ciguawatch/shared/ui/fields/checkbox';
import { FieldAnchor } from '@ciguawatch/shared/ui/form/field-anchor';
import { useField } from '@ciguawatch/shared/ui/form/use-field';
import { observer } from 'mobx-react-lite';
import { allCountries, countryName } from '../../people/countries';
import css from './page.module.css';

interface Props {
  name: string;
  label: string;
  /** those that the manager may grant; others stay as they are */
  grantable: readonly number[];
}

/** The countries of the Pacific, each with a box. */
export const CountryChecks = observer(function CountryChecks({ name, label, grantable }: Props) {
  const t = useT('users');
  const { value, onChange, error } = useField<number[]>(name);
  const put = (country: number, on: boolean) =>
    onChange(on ? [...value, country] : value.filter((one) => one !== country));
  return (
    <FieldAnchor name={name}>
      {error && <p className={css.error}>{t('user.scopeRefused')}</p>}
      <fieldset className={css.countries} aria-label={label}>
        {allCountries().map((country) => (
          <Checkbox
            key={country}
            label={countryName(country)}
            isChecked={value.includes(country)}
            isDisabled={!grantable.includes(country)}
            onChange={(on) => put(country, on)}
          />
        ))}
      </fieldset>
    </FieldAnchor>
  );
});
