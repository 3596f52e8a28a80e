import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { FieldAnchor } from '@ciguawatch/shared/ui/form/field-anchor';
import { useField } from '@ciguawatch/shared/ui/form/use-field';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { allCountries } from '../../../people/countries';
import { CountryBoxes } from '../../../people/country-boxes';
import css from '../page.module.css';

/** Countries where a language is offered: the person's own ones can be changed, others are shown. */
export const CountriesCard = observer(function CountriesCard({ managed }: { managed: readonly number[] }) {
  const t = useT('language');
  const { value, error } = useField<number[]>('country');
  const shown = allCountries().filter((country) => managed.includes(country) || value.includes(country));
  return (
    <Card title={t('countries.title')}>
      <FieldAnchor name="country">
        <CountryBoxes
          name="country"
          label={t('countries.title')}
          countries={shown}
          grantable={managed}
          className={css.countries}
        />
        {error && <p className={css.error}>{error}</p>}
      </FieldAnchor>
      <p className={css.help}>{t('countries.help')}</p>
    </Card>
  );
});
