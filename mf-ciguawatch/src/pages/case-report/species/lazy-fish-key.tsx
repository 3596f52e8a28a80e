import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { lists } from '../../../report/report-lists';
import { ChunkFallback } from '../form/chunk-fallback';
import css from './species.module.css';

/** The key and its texts are loaded when it is opened: most reporters know the name. */
const FishKey = lazy(async () => {
  const { FishKey: key, fishKeyTexts } = await import('../../../fish-key/entry');
  await fishKeyTexts;
  return { default: key };
});

/** The key by pictures; where its code cannot be fetched, the silhouettes of the groups stay. */
export const LazyFishKey = observer(function LazyFishKey({ onChoose }: { onChoose: (id: number) => void }) {
  const t = useT('ciguawatch');
  return (
    <ChunkFallback
      fallback={
        <p role="alert" className={css.help}>
          {t('report.keyFailed')}
        </p>
      }
    >
      <Suspense fallback={<Skeleton height={320} />}>
        <FishKey species={lists.species} onChoose={onChoose} />
      </Suspense>
    </ChunkFallback>
  );
});
