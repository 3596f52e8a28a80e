import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { ApiError } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { observer } from 'mobx-react-lite';
import { decidedText } from '../../../decisions/decision-words';
import { UndoneBanner } from '../../../decisions/undone-banner';
import type { CaseListStore } from '../store/case-list-store';
import { OutcomeBanner } from './outcome-banner';
import { RefusedBanner } from './refused-banner';
import css from './screen.module.css';

interface Props {
  store: CaseListStore;
  /** opens the dialog for the reason that a batch needed for these cases */
  onReason: (state: ReviewState, ids: readonly number[]) => void;
  onUndo: () => void;
}

/** Messages about the last batch, a lost selection, a refused decision or an error, with undo. */
export const CaseListNotices = observer(function CaseListNotices({ store, onReason, onUndo }: Props) {
  const t = useT('caseList');
  useT('domain');
  useT('errors');
  const u = useT('decisions');
  const { refusal, last, undone } = store.decisions;
  const settle = () => store.settle();
  const offline = store.error instanceof ApiError && store.error.code === 'network';
  const reason = store.error === null ? null : offline ? t('notice.networkText') : errorText(store.error);
  return (
    <>
      {reason !== null && (
        <Banner
          tone="danger"
          role="alert"
          title={t(offline ? 'notice.network' : 'notice.failed')}
          onClose={settle}
        >
          {reason}
        </Banner>
      )}
      {refusal && <RefusedBanner store={store} refusal={refusal} />}
      {store.lost > 0 && (
        <Banner tone="info" role="status" onClose={settle}>
          {t('notice.lost', { count: store.lost })}
        </Banner>
      )}
      {undone && <UndoneBanner kind={undone.kind} undone={undone} onClose={() => store.decisions.settle()} />}
      {store.told && <OutcomeBanner store={store} told={store.told} onReason={onReason} />}
      {store.progress !== null && store.chosen === 0 && (
        <p role="status">{u('line.undoing', { count: store.progress })}</p>
      )}
      {last && (
        <p role="status" className={css.decided}>
          {last.row
            ? t('notice.decided', { id: String(last.row.id), state: decidedText(last) })
            : t('notice.decidedMany', { count: last.count, state: decidedText(last) })}{' '}
          <Button size="sm" variant="quiet" icon="undo" aria-keyshortcuts="Z" onPress={onUndo}>
            {t('notice.undo')}
          </Button>
        </p>
      )}
    </>
  );
});
