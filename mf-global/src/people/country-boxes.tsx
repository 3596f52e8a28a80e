import { Checkbox } from '@ciguawatch/shared/ui/fields/checkbox';
import { useField } from '@ciguawatch/shared/ui/form/use-field';
import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import { observer } from 'mobx-react-lite';
import { countryName } from './countries';
import css from './country-boxes.module.css';

interface Props {
  /** form field of the chosen countries */
  name: string;
  label: string;
  countries: readonly number[];
  /** countries that may be changed; others stay as they are */
  grantable: readonly number[];
  /** class that sets padding and border */
  className: string | undefined;
}

/** Countries of a form field, each with a check box. */
export const CountryBoxes = observer(function CountryBoxes(props: Props) {
  const { name, label, countries, grantable, className } = props;
  const { value, onChange } = useField<number[]>(name);
  return (
    <fieldset className={cx(css.countries, className)} aria-label={label}>
      {countries.map((country) => (
        <Checkbox
          key={country}
          label={countryName(country)}
          isChecked={value.includes(country)}
          isDisabled={!grantable.includes(country)}
          onChange={(on) => onChange(on ? [...value, country] : value.filter((one) => one !== country))}
        />
      ))}
    </fieldset>
  );
});
