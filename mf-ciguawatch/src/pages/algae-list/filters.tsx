import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { EditAddress } from '@ciguawatch/shared/runtime/navigation/use-address';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { observer } from 'mobx-react-lite';
import { filterCount, paramsOf, type TrackingQuery } from '../../algae/query';
import { QueryFields } from '../../algae/query-fields';
import { countryName } from '../../places/names';
import css from './list.module.css';

interface Props {
  query: TrackingQuery;
  edit: EditAddress;
}

/** Filters of the list, kept in the URL. */
export const Filters = observer(function Filters({ query, edit }: Props) {
  const t = useT('algae');
  const put = (part: Partial<TrackingQuery>) => edit(() => paramsOf({ ...query, ...part }));
  const countries = session.user?.profile.manage_countries ?? [];
  return (
    <div className={css.filters}>
      <TextField
        label={t('list.search')}
        type="search"
        value={query.search}
        onChange={(search) => put({ search })}
      />
      <QueryFields query={query} put={put} />
      {countries.length > 1 && (
        <Select
          label={t('field.at_country')}
          placeholder={t('list.anyCountry')}
          options={countries.map((id) => ({ id: String(id), label: countryName(id) }))}
          value={query.country === null ? null : String(query.country)}
          onChange={(id) => put({ country: id === null ? null : Number(id) })}
        />
      )}
      {filterCount(query) > 0 && (
        <Button
          size="sm"
          variant="quiet"
          icon="x"
          onPress={() => edit(() => new URLSearchParams(query.view === 'all' ? '' : `view=${query.view}`))}
        >
          {t('list.clear')}
        </Button>
      )}
    </div>
  );
});
