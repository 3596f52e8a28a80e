import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { DateField } from '@ciguawatch/shared/ui/fields/date-field';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { observer } from 'mobx-react-lite';
import type { TrackingQuery } from './query';
import { TOXICITIES, type Toxicity } from './sampling';
import { algaeSpecies } from './tracking';

interface Props {
  query: TrackingQuery;
  put: (part: Partial<TrackingQuery>) => void;
}

/** Filters that the list and the map share: species, toxicity, dates. */
export const QueryFields = observer(function QueryFields({ query, put }: Props) {
  const t = useT('algae');
  const species = [...algaeSpecies.all()]
    .sort((a, b) => (a.as_name < b.as_name ? -1 : 1))
    .map(({ id, as_name }) => ({ id: String(id), label: as_name }));
  return (
    <>
      <Select
        label={t('field.at_species')}
        placeholder={t('list.anySpecies')}
        options={[{ id: 'none', label: t('form.notIdentified') }, ...species]}
        value={query.species}
        onChange={(id) => put({ species: id })}
      />
      <Select
        label={t('list.toxicity')}
        placeholder={t('list.anyToxicity')}
        options={TOXICITIES.map((id) => ({ id, label: t(`toxicity.${id}`) }))}
        value={query.toxicity}
        onChange={(id) => put({ toxicity: id as Toxicity | null })}
      />
      <DateField label={t('list.from')} value={query.from} onChange={(from) => put({ from })} />
      <DateField label={t('list.to')} value={query.to} onChange={(to) => put({ to })} />
    </>
  );
});
