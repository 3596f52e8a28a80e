import type { Location } from '@ciguawatch/shared/api/schemas/location';
import { chainOf } from '@ciguawatch/shared/domain/geo/place';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Chip } from '@ciguawatch/shared/ui/fields/chip';
import { observer } from 'mobx-react-lite';
import { countryName, locationName } from '../../../places/names';
import { type CaseChoice, toggleValue } from '../../../public-cases/cases-choice';
import type { Change } from '../../../public-cases/cases-use';
import css from './filters.module.css';
import { PlaceSearch } from './place-search';

/** Props that every filter takes. */
export interface FilterProps {
  choice: CaseChoice;
  onChange: (change: Change) => void;
  /** Called with each place added to the filter, so that a map can show it. */
  onPlace?: ((place: Location) => void) | undefined;
}

/** The change of the choice for a place found; a locality selects its island. */
function withPlace(choice: CaseChoice, place: Location): Partial<CaseChoice> {
  if (place.type === 'C') return { countries: toggleValue(choice.countries, place.country) };
  if (place.type === 'A') return { archis: toggleValue(choice.archis, place.id) };
  const island = chainOf(place, (id) => collections.location.get(id)).find(({ type }) => type === 'I');
  return island ? { islands: toggleValue(choice.islands, island.id) } : {};
}

/** The choice of one place and no other; of a locality, its island. */
export const onlyPlace =
  (place: Location): Change =>
  (now) => {
    const none = { ...now, countries: [], archis: [], islands: [] };
    return { ...none, ...withPlace(none, place) };
  };

/** Filter by country, archipelago or island, found by name; chosen ones appear as chips. */
export const PlaceFilter = observer(function PlaceFilter({ choice, onChange, onPlace }: FilterProps) {
  const t = useT('ciguawatch');
  const chips = [
    ...choice.countries.map((id) => ({
      key: `c${id}`,
      name: countryName(id),
      part: { countries: toggleValue(choice.countries, id) },
    })),
    ...choice.archis.map((id) => ({
      key: `a${id}`,
      name: locationName(id),
      part: { archis: toggleValue(choice.archis, id) },
    })),
    ...choice.islands.map((id) => ({
      key: `i${id}`,
      name: locationName(id),
      part: { islands: toggleValue(choice.islands, id) },
    })),
  ];
  return (
    <div className={css.group}>
      <PlaceSearch
        label={t('map.place')}
        placeholder={t('map.placeHint')}
        most={12}
        onPlace={(place) => {
          onChange(withPlace(choice, place));
          onPlace?.(place);
        }}
      />
      {chips.length > 0 && (
        <div className={css.chips}>
          {chips.map(({ key, name, part }) => (
            <Chip key={key} isOn onRemove={() => onChange(part)}>
              {name}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
});
