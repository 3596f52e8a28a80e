import type { RevisionItem } from '@ciguawatch/shared/api/schemas/revision';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { EmptyState, ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import { PageFrame } from '../../product/page-frame';
import { keptChanges } from '../../revisions/send';
import { ChangeCard } from './change-card';
import css from './changes.module.css';
import { useChanges } from './use-changes';
import { WaitingChangeCard } from './waiting-change-card';

export { changeTexts as texts } from '../../revisions/texts';

/** `/fishbase/changes`: the person's own changes with their outcome, and how to withdraw them. */
export default observer(function ChangesPage() {
  const t = useT('revisions');
  useT('errors');
  const { results, next, failed, more, again } = useChanges();
  const kept = keptChanges();
  return (
    <PageFrame className={css.page}>
      <title>{t('mine.title')}</title>
      <header>
        <h1>{t('mine.title')}</h1>
        <p className={css.quiet}>{t('mine.lead')}</p>
      </header>
      {kept.length > 0 && (
        <ul className={css.list}>
          {kept.map((item) => (
            <WaitingChangeCard key={item.uuid} item={item} />
          ))}
        </ul>
      )}
      {failed && !results ? (
        <ErrorState title={t('mine.failed')} detail={errorText(failed)} onRetry={again} />
      ) : !results ? (
        <Loading>
          <Skeleton height={120} />
          <Skeleton height={120} />
        </Loading>
      ) : results.length === 0 && kept.length === 0 ? (
        <EmptyState
          title={t('mine.empty')}
          reason={t('mine.emptyText')}
          action={<LinkButton to="/fishbase/species">{t('mine.toSpecies')}</LinkButton>}
        />
      ) : (
        <ul className={css.list}>
          {results.map((revision: RevisionItem) => (
            <ChangeCard key={revision.id} revision={revision} onChange={again} />
          ))}
        </ul>
      )}
      {next !== null && results && (
        <Button variant="quiet" onPress={more}>
          {t('mine.more')}
        </Button>
      )}
    </PageFrame>
  );
});
