import { chainOf, type Place, placeName } from '@ciguawatch/shared/domain/geo/place';
import { nameOrder } from '@ciguawatch/shared/domain/text/name-order';
import { language, readerLanguages, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { lists } from '../../../report/report-lists';
import { useFormView } from '../form/form-view';
import { useReportChange, useReportField } from '../form/report-field';
import css from './place.module.css';

/** Country and archipelago selects, for reporters who do not know the island. */
export const UnknownIsland = observer(function UnknownIsland() {
  const t = useT('ciguawatch');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="circle-help" variant="quiet" onPress={() => setOpen(!isOpen)} aria-expanded={isOpen}>
        {t('report.unknownIsland')}
      </Button>
      {isOpen && <Wider />}
    </>
  );
});

const Wider = observer(function Wider() {
  const t = useT('ciguawatch');
  const home = useFormView().country;
  const value = useReportField('case_location_id').value;
  const change = useReportChange();
  const chosen = value === null ? undefined : lists.place(value);
  const chain = chosen ? chainOf(chosen, lists.place) : [];
  const countries = sorted(lists.places.filter((place) => place.type === 'C'));
  const country =
    chain.find((place) => place.type === 'C') ?? countries.find((place) => place.country === home);
  const groups = sorted(
    lists.places.filter((place) => place.type === 'A' && place.parent_id === country?.id),
  );
  const take = (id: number | null) => change({ case_location_id: id });
  return (
    <div className={css.wider}>
      <Select
        label={t('report.country')}
        options={options(countries)}
        value={country ? String(country.id) : null}
        onChange={(id) => take(id === null ? null : Number(id))}
        placeholder={t('report.choose')}
      />
      <Select
        label={t('report.archipelago')}
        options={options(groups)}
        value={idOf(chain.find((place) => place.type === 'A'))}
        onChange={(id) => take(id === null ? (country?.id ?? null) : Number(id))}
        placeholder={t('report.unknownArchipelago')}
      />
      {country && value === null && (
        <Button onPress={() => take(country.id)}>
          {t('report.onlyCountry', { place: placeName(country, readerLanguages()) })}
        </Button>
      )}
    </div>
  );
});

const idOf = (place: Place | undefined) => (place ? String(place.id) : null);
const options = (places: readonly Place[]) =>
  places.map((place) => ({ id: String(place.id), label: placeName(place, readerLanguages()) }));

function sorted(places: readonly Place[]): Place[] {
  const name = (place: Place) => placeName(place, readerLanguages());
  return [...places].sort((a, b) => nameOrder(language.intl)(name(a), name(b)));
}
