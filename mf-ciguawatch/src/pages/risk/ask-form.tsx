import type { Location } from '@ciguawatch/shared/api/schemas/location';
import { islandOf, placeName, searchPlaces } from '@ciguawatch/shared/domain/geo/place';
import type { FishChoice } from '@ciguawatch/shared/domain/statistics/risk-parts';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { FormComboBox } from '@ciguawatch/shared/ui/form/combobox-field';
import { missing } from '@ciguawatch/shared/ui/form/fault';
import { Form } from '@ciguawatch/shared/ui/form/form';
import { useNewForm } from '@ciguawatch/shared/ui/form/form-model';
import { SubmitButton } from '@ciguawatch/shared/ui/form/submit-button';
import { observer } from 'mobx-react-lite';
import { locationName } from '../../places/names';
import { type FoundFish, fishKey, fishLine, fishName, searchFish } from '../case-map/filters/fish-search';
import css from './page.module.css';
import type { Pair } from './use-pair';

interface AskFormProps {
  pair: Pair;
  onAsk: (pair: Pair) => void;
}

const placeById = (id: number) => collections.location.get(id);

/** Islands found by their own name or by the name of a place on them, at most 10. */
function searchIslands(query: string): Location[] {
  const islands = searchPlaces(collections.location.all(), query, config.country, 30)
    .map((place) => islandOf(place, placeById) as Location | undefined)
    .filter((place) => place !== undefined);
  return [...new Set(islands)].slice(0, 10);
}

/** Form that asks for an island and a fish, each found by name. */
export const AskForm = observer(function AskForm({ pair, onAsk }: AskFormProps) {
  const t = useT('ciguawatch');
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
        search={searchIslands}
        itemValue={({ id }) => id}
        valueText={locationName}
        itemKey={({ id }) => id}
        itemText={(place) => placeName(place, language.code)}
      />
      <FormComboBox<FoundFish, FishChoice>
        name="fish"
        label={t('risk.fish')}
        placeholder={t('map.fishHint')}
        icon="fish"
        emptyText={t('map.fishNone')}
        search={searchFish}
        itemValue={({ kind, id }) => ({ kind, id })}
        valueText={fishName}
        itemKey={fishKey}
        itemText={(fish) => fishLine(fish, (name) => t('map.group', { name }))}
      />
      <SubmitButton icon="search" className={css.submit}>
        {t('risk.look')}
      </SubmitButton>
    </Form>
  );
});
