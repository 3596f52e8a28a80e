import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { FishKey } from '../../fish-key/fish-key';
import { OwnPhoto } from './own-photo';
import css from './page.module.css';

export { fishKeyTexts as texts } from '../../fish-key/texts';

/** `/ciguawatch/case/fish`: recognises a fish by pictures and leads to its page in the directory. */
export default observer(function FishKeyPage() {
  const t = useT('ciguawatch');
  const { specie } = collections;
  useEffect(() => {
    void specie.ensure();
  }, [specie]);
  return (
    <div className={css.page}>
      <title>{t('fishKey.pageTitle')}</title>
      <h1>{t('fishKey.title')}</h1>
      <p className={css.lead}>
        {t('fishKey.pageLead')} <CrossLink to="/fishbase/species">{t('fishKey.toDirectory')}</CrossLink>
      </p>
      <OwnPhoto />
      {specie.state === 'loading' && (
        <Loading label={t('fishKey.loading')}>
          <Skeleton height={320} />
        </Loading>
      )}
      {specie.state === 'error' && (
        <ErrorState
          title={t('fishKey.failed')}
          detail={t('fishKey.failedHelp')}
          onRetry={() => void specie.ensure()}
        />
      )}
      {specie.state !== 'loading' && specie.state !== 'error' && <FishKey species={specie.all()} />}
    </div>
  );
});
