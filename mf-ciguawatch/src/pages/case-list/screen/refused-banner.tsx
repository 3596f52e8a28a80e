import { REFUSALS } from '@ciguawatch/shared/domain/review/refusals';
import { codeText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import type { CaseListStore } from '../store/case-list-store';
import type { RefusedDecision } from '../store/decisions';
import { SwapButton } from './swap-button';

/** Why the decision on a case was refused, with a button that resolves it if possible. */
export function RefusedBanner({
  store,
  refusal: { left, now },
}: {
  store: CaseListStore;
  refusal: RefusedDecision;
}) {
  const t = useT('caseList');
  const d = useT('domain');
  const id = String(left.id);
  const moved = left.why === 'conflict' && now !== null;
  return (
    <Banner
      tone="caution"
      role="alert"
      title={moved ? t('notice.conflict', { id }) : t('notice.left', { id })}
      action={left.swap && <SwapButton store={store} left={left} />}
      onClose={() => store.decisions.settle()}
    >
      {moved
        ? t('notice.conflictText', { state: d(`review_state.${now.review_state}`) })
        : codeText(REFUSALS[left.why])}
    </Banner>
  );
}
