import { findSpecies } from '@ciguawatch/shared/domain/text/search/species-names';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo } from 'react';
import { ProductCard } from '../../directory/cards/card';
import { matchesChoice, NO_CHOICE } from '../../directory/choice';
import { directory, useDirectory } from '../../directory/directory';
import { readerLanguages } from '../../directory/languages';
import { Heads } from '../../directory/list/heads';
import { ListPage } from '../../directory/list/list-page';
import { namesOfSpecies } from '../../directory/names';
import { sortSpecies } from '../../directory/sort-species';
import { useChoice } from '../../directory/use-choice';
import { Filters } from './filters';

export { directoryTexts as texts } from '../../directory/texts';

/** `/fishbase/species`: the species of the directory, the most reported first. */
export default observer(function SpeciesPage() {
  useDirectory();
  const [choice, change] = useChoice();
  const { byReports, counts, groups } = directory;
  const all = collections.specie.all();
  const chain = readerLanguages();
  // Not deferred: the cards render within a frame or two, and a second render would cost more.
  const { found, isGuess } = useMemo(() => {
    const wanted = matchesChoice(choice);
    const { items, isGuess } =
      choice.q.trim() === '' ? { items: byReports, isGuess: false } : findSpecies(all, choice.q, all.length);
    const found = items.filter(wanted);
    if (choice.sort && !isGuess) sortSpecies(found, choice.sort, chain);
    return { found, isGuess };
  }, [byReports, all, choice, chain]);
  const { group, diet, sedentary, letter, sort } = choice;
  // The search text is left out, so that typing does not re-render the filters.
  const narrowed = useMemo(
    () => ({ ...NO_CHOICE, group, diet, sedentary, letter }),
    [group, diet, sedentary, letter],
  );
  const slugs = useMemo(() => new Map(groups.map(({ id, slug }) => [id, slug])), [groups]);
  // `chain` is a dependency because names depend on the language.
  const card = useCallback(
    (at: number) => {
      const specie = found[at];
      return (
        specie && (
          <ProductCard
            // Keyed by position: updating cards with other names is faster than creating new ones.
            key={at}
            kind="specie"
            id={specie.id}
            to={`/fishbase/specie/${specie.id}`}
            species={specie.slug}
            family={specie.family}
            groupSlug={slugs.get(specie.phenotype_id ?? 0)}
            naming={namesOfSpecies(specie)}
            count={counts.species.get(specie.id) ?? 0}
            at={at + 1}
            of={found.length}
          />
        )
      );
    },
    [found, counts, slugs, chain],
  );
  return (
    <ListPage
      kind="species"
      total={directory.species.length}
      state={collections.specie.state}
      q={choice.q}
      onSearch={(q) => change({ q })}
      filters={<Filters choice={narrowed} change={change} />}
      heads={<Heads sort={sort} onSort={(by) => change({ sort: by })} />}
      count={found.length}
      isGuess={isGuess}
      onClear={() => change(NO_CHOICE)}
    >
      {card}
    </ListPage>
  );
});
