import type { Location } from '@ciguawatch/shared/api/schemas/location';
import { chainOf, islandOf, type Place, placeName } from '@ciguawatch/shared/domain/geo/place';
import { findPlaces } from '@ciguawatch/shared/domain/geo/place-search';
import type { FishChoice } from '@ciguawatch/shared/domain/statistics/risk-parts';
import type { Found } from '@ciguawatch/shared/domain/text/search/name-index';
import { readerLanguages, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { FormComboBox } from '@ciguawatch/shared/ui/form/combobox-field';
import { missing } from '@ciguawatch/shared/ui/form/fault';
import { Form } from '@ciguawatch/shared/ui/form/form';
import { useNewForm } from '@ciguawatch/shared/ui/form/form-model';
import { SubmitButton } from '@ciguawatch/shared/ui/form/submit-button';
import { observer } from 'mobx-react-lite';
import { locationName } from '../../places/names';
import { FishOption } from '../case-map/filters/fish-option';
import { type FoundFish, findFish, fishKey, fishLine, fishName } from '../case-map/filters/fish-search';
import css from './page.module.css';
import type { Pair } from './use-pair';

interface AskFormProps {
  pair: Pair;
  onAsk: (pair: Pair) => void;
}

const placeById = (id: number) => collections.location.get(id);

/** Islands of an archipelago or country, by name. */
const islandsOf = (outer: Place): Place[] =>
  collections.location
    .all()
    .filter((place) => place.type === 'I' && chainOf(place, placeById).includes(outer))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Islands found by their own name or by that of a place on them or around them, at most 10. */
function findIslands(query: string): Found<Location> {
  const { items, isGuess } = findPlaces<Place>(collections.location.all(), query, config.country);
  const islands = items.flatMap((place) => islandOf(place, placeById) ?? islandsOf(place)) as Location[];
  return { items: [...new Set(islands)].slice(0, 10), isGuess };
}

/** Form that asks for an island and a fish, each found by name. */
export const AskForm = observer(function AskForm({ pair, onAsk }: AskFormProps) {
  const t = useT('ciguawatch');
  const groupText = (name: string) => t('map.group', { name });
  const form = useNewForm<Pair>({
    initial: pair,
    rules: ({ island, fish }) => ({
      ...(island === null && { island: missing(t('risk.chooseIsland')) }),
      ...(fish === null && { fish: missing(t('risk.chooseFish')) }),
    }),
    submit: onAsk,
  });
  return (
    <Form form={form} className={css.form}>
      <FormComboBox<Location, number>
        name="island"
        label={t('risk.island')}
        placeholder={t('risk.islandHint')}
        icon="map-pin"
        emptyText={t('risk.islandNone')}
        search={findIslands}
        itemValue={({ id }) => id}
        valueText={locationName}
        itemKey={({ id }) => id}
        itemText={(place) => placeName(place, readerLanguages())}
      />
      <FormComboBox<FoundFish, FishChoice>
        name="fish"
        label={t('risk.fish')}
        placeholder={t('map.fishHint')}
        icon="fish"
        emptyText={t('map.fishNone')}
        search={findFish}
        itemValue={({ kind, id }) => ({ kind, id })}
        valueText={fishName}
        itemKey={fishKey}
        itemText={(fish) => fishLine(fish, groupText)}
        renderItem={(fish) => <FishOption fish={fish} groupText={groupText} />}
      />
      <SubmitButton icon="search" className={css.submit}>
        {t('risk.look')}
      </SubmitButton>
    </Form>
  );
});
