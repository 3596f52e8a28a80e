import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import type { UnchangedCase } from '../store/case-line';
import type { CaseListStore } from '../store/case-list-store';

/** Makes the duplicate of a case the original, so that the case itself can be rejected or deleted. */
export function SwapButton({ store, left }: { store: CaseListStore; left: UnchangedCase }) {
  const t = useT('caseList');
  const { busy, once } = useBusy();
  if (left.swap === null) return null;
  return (
    <Button size="sm" icon="arrow-down-up" busy={busy} onPress={() => void once(() => store.swap(left))}>
      {t('notice.swap', { id: String(left.id), other: String(left.swap.duplicate.id) })}
    </Button>
  );
}
