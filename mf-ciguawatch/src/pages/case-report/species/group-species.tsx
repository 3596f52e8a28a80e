import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Fish } from '@ciguawatch/shared/ui/art/fish/fish';
import { SpecieNamesText } from './specie-names-text';
import css from './species.module.css';

interface Props {
  species: readonly Specie[];
  onSpecie: (id: number) => void;
  /** none of the species, or unknown: the group stays the answer */
  onNone: () => void;
}

/** Lists the species of a group that was recognised by its silhouette. */
export function GroupSpecies({ species, onSpecie, onNone }: Props) {
  const t = useT('ciguawatch');
  return (
    <fieldset className={css.inside}>
      <legend className={css.label}>{t('report.isItOne')}</legend>
      <ul className={css.list}>
        {species.map((specie) => (
          <li key={specie.id}>
            <button type="button" className={css.specie} onClick={() => onSpecie(specie.id)}>
              <Fish species={specie.slug} family={specie.family} size={52} />
              <SpecieNamesText specie={specie} />
            </button>
          </li>
        ))}
      </ul>
      <Button icon="circle-help" onPress={onNone}>
        {t('report.noneOfThese')}
      </Button>
    </fieldset>
  );
}
