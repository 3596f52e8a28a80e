import { Fish } from '@ciguawatch/shared/ui/art/fish/fish';
import { SpecieNamesText } from '../../case-report/species/specie-names-text';
import css from './fish-option.module.css';
import { type FoundFish, fishName } from './fish-search';

/**
 * A suggestion with its drawing, and the names of a species or of a group.
 * @param groupText says that a name is that of a group
 */
export function FishOption({ fish, groupText }: { fish: FoundFish; groupText: (name: string) => string }) {
  const { specie, phenotype } = fish;
  return (
    <span className={css.option}>
      <Fish
        species={specie?.slug}
        family={specie?.family ?? phenotype?.families[0]}
        phenotypeSlug={phenotype?.slug}
        size={52}
      />
      {specie ? (
        <SpecieNamesText specie={specie} />
      ) : (
        <b className={css.group}>{groupText(fishName(fish))}</b>
      )}
    </span>
  );
}
