import type { Decision } from '@ciguawatch/shared/api/schemas/desk/decision';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { observer } from 'mobx-react-lite';
import { decidedText } from './decision-words';

interface Props {
  decision: Pick<Decision, 'kind' | 'target' | 'count' | 'at'>;
  /** name of the editor who decided, if it was another one; null for one's own decision */
  name: string | null;
  /** whether it was taken before this visit, so that the screen does not show it */
  isEarlier?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks for confirmation before undoing a decision on many cases, of another editor, or not visible on the
 * screen.
 */
export const UndoDialog = observer(function UndoDialog({
  decision,
  name,
  isEarlier = false,
  onConfirm,
  onCancel,
}: Props) {
  const t = useT('decisions');
  useT('domain');
  const { kind, count, at } = decision;
  const isCases = kind !== 'pair' && kind !== 'alert';
  const text = t(isCases ? 'ask.text' : 'ask.textOne', {
    what: decidedText(decision),
    when: formatInstant(at, undefined, 'medium'),
  });
  const whose = name === null ? (isEarlier ? t('ask.last') : '') : t('ask.theirs', { name });
  return (
    <ConfirmDialog
      isOpen
      title={isCases ? t('ask.many', { count }) : t('ask.title')}
      body={[whose, text].filter(Boolean).join(' ')}
      confirmLabel={t('ask.now')}
      cancelLabel={t('ask.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
});
