import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useParams } from '@ciguawatch/shared/runtime/navigation/router';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { directory, useDirectory } from '../../directory/directory';
import { groupNaming } from '../../directory/names';
import { Description } from '../../product/description';
import { MissingProduct } from '../../product/gone';
import { Hero } from '../../product/hero';
import { Names } from '../../product/names';
import css from '../../product/product.module.css';
import { usePhenotypeDetail } from '../../product/use-detail';
import { GroupSpecies } from './group-species';

export { directoryTexts as texts } from '../../directory/texts';

const Figures = lazy(() => import('../../product/figures'));
const Changes = lazy(() => import('../../product/changes'));
const Evidence = lazy(() => import('../../product/tests/evidence'));
const StillIll = lazy(() => import('../../product/recovery/still-ill'));

/** `/fishbase/phenotype/{id}`: one group, including the reports that name only the group. */
export default observer(function PhenotypePage() {
  useDirectory();
  const t = useT('directory');
  const id = Number(useParams().id);
  const group = collections.phenotype.get(id);
  const detail = usePhenotypeDetail({ id, version: group?.version });
  if (!group) return <MissingProduct kind="phenotype" state={collections.phenotype.state} />;
  const product = { kind: 'phenotype', id } as const;
  const reports = directory.reportsOf(product);
  const { first, second } = groupNaming(group);
  const species = directory.species.filter((one) => one.phenotype_id === id);
  return (
    <div className={css.page}>
      <title>{t('product.title', { names: [first, ...group.families].join(', ') })}</title>
      <Hero
        product={product}
        naming={{ first, second, scientific: null }}
        family={group.families[0]}
        groupSlug={group.slug}
        media={group.media}
        deleted={group.deleted}
        caption={
          <>
            <i lang="la">{group.families.join(', ')}</i>
            <span>{t('product.speciesCount', { count: species.length })}</span>
          </>
        }
        reports={reports}
        trail={[{ to: '/fishbase/phenotypes', label: t('list.groups') }]}
      >
        <Banner tone="caution">{t('product.groupCounts')}</Banner>
      </Hero>
      {directory.counted && (
        <Suspense fallback={<Skeleton height={320} />}>
          <Figures reports={reports} file={group.slug} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <Evidence {...product} />
        <StillIll group={id} />
      </Suspense>
      <GroupSpecies species={species} group={id} unnamed={reports.unnamed} total={reports.total} />
      <div className={css.pair}>
        <div className={css.stack}>
          <Description product={product} of={group} />
          <Suspense fallback={<Skeleton height={120} />}>
            <Changes detail={detail} />
          </Suspense>
        </div>
        <Names product={product} names={group.translation} />
      </div>
    </div>
  );
});
