import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { type Place, placeName } from '@ciguawatch/shared/domain/geo/place';
import { findPlaces } from '@ciguawatch/shared/domain/geo/place-search';
import { placeLine } from '@ciguawatch/shared/domain/report/rendering/place-labels';
import { findSpecies, specieLine } from '@ciguawatch/shared/domain/text/search/species-names';
import { readerLanguages, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Dialog } from '@ciguawatch/shared/ui/overlay/dialog';
import { observer } from 'mobx-react-lite';
import { specieName } from '../places/names';
import { lists } from '../report/report-lists';
import { CorrectField } from './correct-field';
import type { Change, Corrections } from './corrections';
import { MealDialog } from './meal-dialog';

/** What a dialog corrects. */
export type Corrected = 'island' | 'fish' | 'meal';

interface Props {
  what: Corrected;
  /** the case in the version that is shown */
  seen: Pick<CaseFull, 'id' | 'version' | 'case_country'>;
  corrections: Corrections;
  onClose: () => void;
}

/** Largest number of entries offered. */
const MOST = 8;

/** A dialog with one field, which corrects place, product or meal of a case as soon as an entry is chosen. */
export const CorrectDialog = observer(function CorrectDialog({ what, seen, corrections, onClose }: Props) {
  const t = useT('reviewCard');
  if (what === 'meal') return <MealDialog seen={seen} corrections={corrections} onClose={onClose} />;
  const id = String(seen.id);
  const save = (patch: Change['patch'], said: string) => {
    onClose();
    void corrections.make([{ id: seen.id, version: seen.version, patch }], said, said);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`correct.${what}Title`, { id })}
      actions={<Button onPress={onClose}>{t('correct.cancel')}</Button>}
    >
      {what === 'island' ? (
        <CorrectField<Place>
          label={t('correct.island')}
          help={t('correct.islandHint')}
          emptyText={t('correct.none')}
          loading={lists.placesState === 'loading'}
          find={(typed) => findPlaces(lists.places, typed, seen.case_country, MOST)}
          itemKey={(place) => place.id}
          itemText={(place) => placeLine(place, lists.place, readerLanguages())}
          onSelect={(place) =>
            save(
              { case_location_id: place.id },
              t('correct.placed', { id, place: placeName(place, readerLanguages()) }),
            )
          }
        />
      ) : (
        <CorrectField<Specie>
          label={t('correct.fish')}
          help={t('correct.fishHint')}
          emptyText={t('correct.none')}
          loading={lists.speciesState === 'loading'}
          find={(typed) => findSpecies(lists.searchedSpecies, typed, MOST)}
          itemKey={(specie) => specie.id}
          itemText={(specie) => specieLine(specie, readerLanguages())}
          onSelect={(specie) =>
            save(
              { specie_id: specie.id, phenotype_id: null, specie_known: true },
              t('correct.fished', { id, fish: specieName(specie) }),
            )
          }
        />
      )}
    </Dialog>
  );
});
