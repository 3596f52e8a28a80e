import { formatMonth, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Chip } from '@ciguawatch/shared/ui/fields/chip';
import { observer } from 'mobx-react-lite';
import { countryName, locationName, phenotypeName, specieName } from '../../../places/names';
import { toggleValue } from '../../../public-cases/cases-choice';
import type { Change } from '../../../public-cases/cases-use';
import type { FilterProps } from '../../case-map/filters/place-filter';

type List = 'countries' | 'archis' | 'islands' | 'species' | 'phenotypes' | 'months';

/** A removable chip for each filter in force, except years, which have their own chips. */
export const ChosenChips = observer(function ChosenChips({ choice, onChange }: FilterProps) {
  const t = useT('ciguawatch');
  const { code } = language;
  const names: Record<List, (id: number) => string> = {
    countries: countryName,
    archis: locationName,
    islands: locationName,
    species: specieName,
    phenotypes: (id) => t('map.group', { name: phenotypeName(id) }),
    months: (month) => formatMonth(month, null, 'long', code),
  };
  const chips = (Object.keys(names) as List[]).flatMap((list) =>
    choice[list].map((id) => ({
      key: `${list}${id}`,
      name: names[list](id),
      without: ((now) => ({ [list]: toggleValue(now[list], id) })) as Change,
    })),
  );
  if (choice.meal !== 'all')
    chips.push({ key: 'meal', name: t(`map.meal_${choice.meal}`), without: { meal: 'all' } });
  if (choice.alerts) chips.push({ key: 'alerts', name: t('map.alertsOnly'), without: { alerts: false } });
  return chips.map(({ key, name, without }) => (
    <Chip key={key} isOn onRemove={() => onChange(without)}>
      {name}
    </Chip>
  ));
});
