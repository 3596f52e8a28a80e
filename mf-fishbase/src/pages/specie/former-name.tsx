import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useSearchParams } from '@ciguawatch/shared/runtime/navigation/router';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { observer } from 'mobx-react-lite';

/** Id of the species that a replaced one leads to at last; null for one that is current, or not known here. */
export function currentSpecies(specie: Specie | undefined): number | null {
  const seen = new Set<number>();
  let next = specie?.replaced_by ?? null;
  for (;;) {
    const further = next === null || seen.has(next) ? undefined : collections.specie.get(next)?.replaced_by;
    if (next === null || further === undefined) return next;
    seen.add(next);
    next = further;
  }
}

/** Says which former name the reader came by. */
export const FormerName = observer(function FormerName() {
  const t = useT('directory');
  const [search] = useSearchParams();
  const former = collections.specie.get(Number(search.get('from')));
  if (!former?.replaced_by) return null;
  return (
    <Banner tone="info" role="status">
      {t('product.formerly', { name: former.name })}
    </Banner>
  );
});
