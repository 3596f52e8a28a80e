import { shortLanguage } from '@ciguawatch/shared/domain/text/fallback';
import { nameOrder } from '@ciguawatch/shared/domain/text/name-order';
import { phenotypeLabel, specieNames } from '@ciguawatch/shared/domain/text/search/species-names';
import type { Words } from '../../plain/frame/words';
import { GROUP_PREFIX, NO_NAME } from '../../plain/report/form-values';
import { type FormWords, inBoth } from './form-words';
import type { Choice } from './survey-row';

/** A species by the name of the language, a name of the islands and the scientific one, by all of which it is searched. */
function specieLabel(id: number, { lists, languages }: Words): string {
  const specie = lists.species.get(id);
  if (!specie) return String(id);
  const { common, local, scientific } = specieNames(specie, languages);
  return [...new Set([common ?? scientific, local[0]?.value, scientific].filter(Boolean))].join(' · ');
}

/** Fish to choose from: the name not known, groups whose fish is not known more precisely, species. */
export function fishChoices(words: FormWords): Choice[] {
  const compare = nameOrder(shortLanguage(words.fr.language));
  const { phenotypes, species } = words.en.lists;
  const sorted = (choices: Choice[]) => choices.sort((a, b) => compare(a.label.fr, b.label.fr));
  const groups = [...phenotypes.values()]
    .filter(({ deleted }) => !deleted)
    .map(
      (group): Choice => ({
        name: `${GROUP_PREFIX}${group.id}`,
        label: inBoth(words, ({ p, languages }) =>
          p('plain.groupOnly', { group: phenotypeLabel(group, languages) }),
        ),
      }),
    );
  const fish = [...species.values()]
    .filter(({ deleted }) => !deleted)
    .map(({ id }): Choice => ({ name: String(id), label: inBoth(words, (one) => specieLabel(id, one)) }));
  const noName = { name: NO_NAME, label: inBoth(words, ({ t }) => t('report.unknownName')) };
  return [noName, ...sorted(groups), ...sorted(fish)];
}
