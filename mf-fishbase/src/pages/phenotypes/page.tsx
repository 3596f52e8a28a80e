import { nearNames, searchNames } from '@ciguawatch/shared/domain/text/search/name-index';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { observer } from 'mobx-react-lite';
import { ProductCard } from '../../directory/cards/card';
import { NO_CHOICE } from '../../directory/choice';
import { directory, useDirectory } from '../../directory/directory';
import { ListPage } from '../../directory/list/list-page';
import { groupNaming } from '../../directory/names';
import { useChoice } from '../../directory/use-choice';

export { directoryTexts as texts } from '../../directory/texts';

/** `/fishbase/phenotypes`: the groups of the directory, the most reported first. */
export default observer(function PhenotypesPage() {
  useDirectory();
  const [choice, change] = useChoice();
  const { groupIndex, counts } = directory;
  const { q } = choice;
  const exact = searchNames(groupIndex, q);
  const count = (id: number) => counts.groups.get(id) ?? 0;
  if (q.trim() === '') exact.sort((a, b) => count(b.id) - count(a.id) || a.id - b.id);
  const isGuess = exact.length === 0 && q.trim() !== '';
  const found = isGuess ? nearNames(groupIndex, q) : exact;
  return (
    <ListPage
      kind="groups"
      total={directory.groups.length}
      state={collections.phenotype.state}
      q={q}
      onSearch={(text) => change({ q: text })}
      count={found.length}
      isGuess={isGuess}
      onClear={() => change(NO_CHOICE)}
    >
      {(at) => {
        const group = found[at];
        return (
          group && (
            <ProductCard
              key={group.id}
              kind="phenotype"
              id={group.id}
              to={`/fishbase/phenotype/${group.id}`}
              family={group.families[0]}
              groupSlug={group.slug}
              naming={groupNaming(group)}
              count={count(group.id)}
              at={at + 1}
              of={found.length}
            />
          )
        );
      }}
    </ListPage>
  );
});
