import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { observer } from 'mobx-react-lite';
import type { CaseListStore } from '../store/case-list-store';
import { OutcomeBanner } from './outcome-banner';
import { RefusedBanner } from './refused-banner';
import css from './screen.module.css';

interface Props {
  store: CaseListStore;
  /** opens the dialog for the reason that a batch needed for these cases */
  onReason: (state: ReviewState, ids: readonly number[]) => void;
}

/** Messages about the last batch, a lost selection, a refused decision or an error, with undo. */
export const CaseListNotices = observer(function CaseListNotices({ store, onReason }: Props) {
  const t = useT('caseList');
  const d = useT('domain');
  useT('errors');
  const { refusal, last } = store.decisions;
  const settle = () => store.settle();
  const reason = store.error === null ? null : errorText(store.error);
  return (
    <>
      {reason !== null && (
        <Banner tone="danger" role="alert" title={t('notice.failed')} onClose={settle}>
          {reason}
        </Banner>
      )}
      {refusal && <RefusedBanner store={store} refusal={refusal} />}
      {store.lost > 0 && (
        <Banner tone="info" role="status" onClose={settle}>
          {t('notice.lost', { count: store.lost })}
        </Banner>
      )}
      {store.told && <OutcomeBanner store={store} told={store.told} onReason={onReason} />}
      {last && (
        <p role="status" className={css.decided}>
          {t('notice.decided', { id: String(last.id), state: d(`review_state.${last.after}`) })}{' '}
          <Button
            size="sm"
            variant="quiet"
            icon="undo"
            aria-keyshortcuts="Z"
            onPress={() => store.decisions.undo()}
          >
            {t('notice.undo')}
          </Button>
        </p>
      )}
    </>
  );
});
