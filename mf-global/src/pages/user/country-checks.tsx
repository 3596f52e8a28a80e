import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { FieldAnchor } from '@ciguawatch/shared/ui/form/field-anchor';
import { useField } from '@ciguawatch/shared/ui/form/use-field';
import { observer } from 'mobx-react-lite';
import { allCountries } from '../../people/countries';
import { CountryBoxes } from '../../people/country-boxes';
import css from './page.module.css';

interface Props {
  name: string;
  label: string;
  /** countries that the manager may grant; others cannot be changed */
  grantable: readonly number[];
}

/** The countries of the Pacific, each with a check box. */
export const CountryChecks = observer(function CountryChecks({ name, label, grantable }: Props) {
  const t = useT('users');
  const { error } = useField<number[]>(name);
  const all = allCountries();
  // Without any, the whole account cannot be changed, which its page says at the top.
  const someGrey = grantable.length > 0 && all.some((country) => !grantable.includes(country));
  return (
    <FieldAnchor name={name}>
      {error && <p className={css.error}>{t('user.scopeRefused')}</p>}
      <CountryBoxes
        name={name}
        label={label}
        countries={all}
        grantable={grantable}
        className={css.countries}
      />
      {someGrey && <p className={css.help}>{t('user.countriesGrey')}</p>}
    </FieldAnchor>
  );
});
