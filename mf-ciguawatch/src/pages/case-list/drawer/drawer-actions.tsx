import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { nextStates } from '@ciguawatch/shared/domain/review/transitions';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { MenuButton } from '@ciguawatch/shared/ui/overlay/menu';
import type { CaseListCommand } from '../keys/list-keys';
import type { CaseLine } from '../store/case-line';

interface Props {
  line: CaseLine;
  onCommand: (command: CaseListCommand) => void;
}

/**
 * Buttons for the review states that the review table allows next. A deleted case offers restoring only; one
 * withdrawn by its reporter has no next state and offers opening or deleting.
 */
export function DrawerActions({ line, onCommand }: Props) {
  const t = useT('caseList');
  const open = (
    <Button icon="maximize" aria-keyshortcuts="O" onPress={() => onCommand('openCase')}>
      {t('drawer.open')}
    </Button>
  );
  if (line.deleted_at != null) {
    return (
      <>
        <Button variant="primary" icon="undo" aria-keyshortcuts="R" onPress={() => onCommand('restore')}>
          {t('remove.restore', { count: 1 })}
        </Button>
        {open}
      </>
    );
  }
  const next = nextStates(line.review_state, 'editor');
  const isOffered = (state: ReviewState) => next.includes(state);
  return (
    <>
      {isOffered('reviewed') && (
        <Button variant="primary" icon="check" aria-keyshortcuts="R" onPress={() => onCommand('review')}>
          {t('review.reviewed')}
        </Button>
      )}
      {isOffered('rejected') && (
        <Button icon="x" aria-keyshortcuts="X" onPress={() => onCommand('reject')}>
          {t('review.reject')}
        </Button>
      )}
      {next.length === 0 && open}
      <MenuButton
        label={t('drawer.more')}
        iconOnly
        items={[
          ...(isOffered('to_review')
            ? [{ id: 'toReview', label: t('review.toReview'), icon: 'eye' as const }]
            : []),
          { id: 'openCase', label: t('drawer.open'), icon: 'maximize' },
          { id: 'remove', label: t('remove.action'), icon: 'trash', danger: true },
        ]}
        onAction={(command) => onCommand(command as CaseListCommand)}
      />
    </>
  );
}
