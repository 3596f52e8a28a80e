import { ApiError } from '@ciguawatch/shared/runtime/http/call';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { EmptyState, ErrorState, OfflineState } from '@ciguawatch/shared/ui/feedback/states';
import { Segmented } from '@ciguawatch/shared/ui/fields/segmented';
import { ListHead, ListPage } from '@ciguawatch/shared/ui/layout/list-page';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { UndoDialog } from '../../decisions/undo-dialog';
import { UndoneBanner } from '../../decisions/undone-banner';
import { lists } from '../../report/report-lists';
import { DecisionTable } from './decision-table';
import css from './page.module.css';
import { useLog } from './use-log';

export { logTexts as texts } from './texts';

/** `/ciguawatch/case/decisions`: what was decided in the editor's countries, each undone as one step. */
export default observer(function CaseDecisionsPage() {
  const t = useT('decisions');
  useT('errors');
  const [own, setOwn] = useState(false);
  const log = useLog(own);
  const { shown, failed, asking, result, progress } = log;
  useEffect(() => lists.load(), []);
  return (
    <ListPage className={css.page}>
      <title>{t('page.title')}</title>
      <ListHead title={t('page.title')} lead={t('page.lead')}>
        <CrossLink to="/global/audit?kind=case">{t('page.trail')}</CrossLink>
      </ListHead>
      <Segmented
        label={t('page.whose')}
        value={own ? 'mine' : 'all'}
        options={[
          { value: 'all', label: t('page.all') },
          { value: 'mine', label: t('page.mine') },
        ]}
        onChange={(value) => setOwn(value === 'mine')}
      />
      {!connectivity.online && shown !== null && <Banner tone="caution">{t('page.offline')}</Banner>}
      {result && <UndoneBanner kind={result.kind} undone={result} onClose={log.settle} />}
      {log.refused !== null && (
        <Banner tone="danger" role="alert" title={t('page.undoFailed')} onClose={log.settle}>
          {errorText(log.refused)}
        </Banner>
      )}
      {progress !== null && <p role="status">{t('line.undoing', { count: progress })}</p>}
      {failed !== null && shown === null && <Failed failed={failed} onRetry={log.again} />}
      {shown === null && failed === null && (
        <Loading label={t('page.loading')}>
          <Skeleton height={420} />
        </Loading>
      )}
      {shown !== null && (
        <>
          <DecisionTable
            decisions={shown}
            isBusy={progress !== null}
            onUndo={log.ask}
            empty={
              <EmptyState title={t(own ? 'page.emptyMine' : 'page.empty')} reason={t('page.emptyText')} />
            }
          />
          {log.next !== null && (
            <Button className={css.more} onPress={() => void log.older()}>
              {t('page.more')}
            </Button>
          )}
        </>
      )}
      {asking && (
        <UndoDialog
          decision={asking}
          name={asking.own ? null : (asking.user?.name ?? t('about.removed'))}
          onConfirm={() => void log.undo(asking)}
          onCancel={log.stopAsking}
        />
      )}
    </ListPage>
  );
});

function Failed({ failed, onRetry }: { failed: unknown; onRetry: () => void }) {
  const t = useT('decisions');
  if (failed instanceof ApiError && failed.code === 'network')
    return <OfflineState action={<Button onPress={onRetry}>{t('page.again')}</Button>} />;
  return <ErrorState title={t('page.failed')} detail={errorText(failed)} onRetry={onRetry} />;
}
