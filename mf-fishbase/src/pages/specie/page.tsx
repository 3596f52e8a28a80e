import { currentSpecies } from '@ciguawatch/shared/domain/species/current-species';
import { phenotypeLabel } from '@ciguawatch/shared/domain/text/search/species-names';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { useParams } from '@ciguawatch/shared/runtime/navigation/router';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import { DataLink } from '../../directory/data-link';
import { directory, useDirectory } from '../../directory/directory';
import { readerLanguages } from '../../directory/languages';
import { namesOfSpecies } from '../../directory/names';
import { Description } from '../../product/description';
import { MissingProduct } from '../../product/gone';
import { Hero } from '../../product/hero';
import { Names } from '../../product/names';
import css from '../../product/product.module.css';
import { useSpecieDetail } from '../../product/use-detail';
import { Facts } from './facts';
import { FormerName } from './former-name';
import { LocalNames } from './local-names';
import { LookAlikes } from './look-alikes';
import { PublishedEvidence } from './published-evidence';
import { WordsRead } from './words-read';

export { directoryTexts as texts } from '../../directory/texts';

const Figures = lazy(() => import('../../product/figures'));
const Changes = lazy(() => import('../../product/changes'));
const Evidence = lazy(() => import('../../product/tests/evidence'));
const StillIll = lazy(() => import('../../product/recovery/still-ill'));

/** `/fishbase/specie/{id}`: one species. */
export default observer(function SpeciePage() {
  useDirectory();
  const t = useT('directory');
  const id = Number(useParams().id);
  const specie = collections.specie.get(id);
  const current = currentSpecies(id, (one) => collections.specie.get(one));
  const next = current === id ? null : current;
  const detail = useSpecieDetail({ id, version: next === null ? specie?.version : undefined });
  useEffect(() => {
    if (next !== null) go(`/fishbase/specie/${next}?from=${id}`, { replace: true });
  }, [next, id]);
  if (!specie || next !== null)
    return <MissingProduct kind="specie" state={next === null ? collections.specie.state : 'loading'} />;
  const read = typeof detail === 'object' ? detail : null;
  const group = collections.phenotype.get(specie.phenotype_id ?? 0);
  const product = { kind: 'specie', id } as const;
  const reports = directory.reportsOf(product);
  const naming = namesOfSpecies(specie);
  const names = [naming.first, naming.second, naming.scientific].filter(Boolean).join(', ');
  return (
    <div className={css.page}>
      <title>{t('product.title', { names })}</title>
      <Hero
        product={product}
        naming={naming}
        species={specie.slug}
        family={specie.family}
        groupSlug={group?.slug}
        media={specie.media}
        deleted={specie.deleted}
        caption={specie.family && <i lang="la">{specie.family}</i>}
        reports={reports}
        trail={[
          { to: '/fishbase/species', label: t('list.species') },
          ...(group
            ? [{ to: `/fishbase/phenotype/${group.id}`, label: phenotypeLabel(group, readerLanguages()) }]
            : []),
        ]}
      >
        <FormerName />
      </Hero>
      {directory.counted && (
        <Suspense fallback={<Skeleton height={320} />}>
          <Figures reports={reports} file={specie.slug} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <Evidence {...product} />
        {group && <StillIll group={group.id} />}
      </Suspense>
      <div className={css.pair}>
        <div className={css.stack}>
          <Facts specie={specie} group={group} detail={detail} />
          <Description product={product} of={specie}>
            <WordsRead specie={specie} detail={detail} />
          </Description>
          {read && <PublishedEvidence evidence={read.published_evidence} />}
        </div>
        <div className={css.stack}>
          <Names product={product} names={specie.translations} />
          {read && <LocalNames names={read.local_names} />}
          {read && <LookAlikes alike={read.look_alikes} />}
          <Suspense fallback={<Skeleton height={120} />}>
            <Changes detail={detail} />
          </Suspense>
        </div>
      </div>
      <DataLink to={`/species/${specie.id}`} />
    </div>
  );
});
