import type { Location } from '@ciguawatch/shared/api/schemas/location';
import { islandOf, placeName, searchPlaces } from '@ciguawatch/shared/domain/geo/place';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { ComboBox } from '@ciguawatch/shared/ui/fields/combobox';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { locationName } from '../../stores/names';
import { fishKey, fishLine, fishName, searchFish } from '../case-map/filters/fish-search';
import css from './page.module.css';
import type { Pair } from './use-pair';

export interface AskFormProps {
  pair: Pair;
  onAsk: (pair: Pair) => void;
}

const known = (id: number) => collections.location.get(id);

/** Islands that answer a query, also by the name of a village on them. */
function searchIslands(query: string): Location[] {
  const islands = searchPlaces(collections.location.all(), query, config.country, 30)
    .map((place) => islandOf(place, known) as Location | undefined)
    .filter((place) => place !== undefined);
  return [...new Set(islands)].slice(0, 10);
}

/** An island and a fish, each found by name. */
export const AskForm = observer(function AskForm({ pair, onAsk }: AskFormProps) {
  const t = useT('ciguawatch');
  // Null while the field shows what is chosen; text while somebody types.
  const [islandText, setIslandText] = useState<string | null>(null);
  const [fishText, setFishText] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Pair>(pair);
  const [tried, setTried] = useState(false);
  const islandShown = islandText ?? (chosen.island === null ? '' : locationName(chosen.island));
  const fishShown = fishText ?? (chosen.fish ? fishName(chosen.fish) : '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (chosen.island !== null && chosen.fish) onAsk(chosen);
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <ComboBox
        label={t('risk.island')}
        placeholder={t('risk.islandHint')}
        icon="map-pin"
        emptyText={t('risk.islandNone')}
        error={tried && chosen.island === null ? t('risk.chooseIsland') : undefined}
        items={searchIslands(islandText ?? '')}
        itemKey={({ id }) => id}
        itemText={(place) => placeName(place, language.code)}
        inputValue={islandShown}
        onInputChange={(text) => {
          setIslandText(text);
          setChosen({ ...chosen, island: null });
        }}
        onClear={() => {
          setIslandText('');
          setChosen({ ...chosen, island: null });
        }}
        onSelect={({ id }) => {
          setIslandText(null);
          setChosen({ ...chosen, island: id });
        }}
      />
      <ComboBox
        label={t('risk.fish')}
        placeholder={t('map.fishHint')}
        icon="fish"
        emptyText={t('map.fishNone')}
        error={tried && chosen.fish === null ? t('risk.chooseFish') : undefined}
        items={searchFish(fishText ?? '')}
        itemKey={fishKey}
        itemText={(fish) => fishLine(fish, (name) => t('map.group', { name }))}
        inputValue={fishShown}
        onInputChange={(text) => {
          setFishText(text);
          setChosen({ ...chosen, fish: null });
        }}
        onClear={() => {
          setFishText('');
          setChosen({ ...chosen, fish: null });
        }}
        onSelect={({ kind, id }) => {
          setFishText(null);
          setChosen({ ...chosen, fish: { kind, id } });
        }}
      />
      <Button type="submit" variant="primary" icon="search" className={css.submit}>
        {t('risk.look')}
      </Button>
    </form>
  );
});
