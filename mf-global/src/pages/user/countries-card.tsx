import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Chip } from '@ciguawatch/shared/ui/fields/chip';
import { useField } from '@ciguawatch/shared/ui/form/use-field';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { allCountries, countryName } from '../../people/countries';
import { CountryChecks } from './country-checks';
import css from './page.module.css';

interface Props {
  name: 'manage_countries';
  grantable: readonly number[];
}

/** Card with the countries that the account manages. */
export const CountriesCard = observer(function CountriesCard({ name, grantable }: Props) {
  const t = useT('users');
  const { value, onChange } = useField<number[]>(name);
  const all = allCountries();
  return (
    <Card
      title={t('user.managed')}
      actions={
        <span className={css.help}>{t('user.managedCount', { count: value.length, all: all.length })}</span>
      }
    >
      {value.length > 0 && (
        <div className={css.chips}>
          {all
            .filter((country) => value.includes(country))
            .map((country) =>
              grantable.includes(country) ? (
                <Chip key={country} onRemove={() => onChange(value.filter((one) => one !== country))}>
                  {countryName(country)}
                </Chip>
              ) : (
                <Chip key={country}>{countryName(country)}</Chip>
              ),
            )}
        </div>
      )}
      <CountryChecks name={name} label={t('user.managed')} grantable={grantable} />
      <p className={css.help}>{t('user.managedHelp')}</p>
    </Card>
  );
});
