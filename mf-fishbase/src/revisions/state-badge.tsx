import type { RevisionItem } from '@ciguawatch/shared/api/schemas/revision';
import type { ActionType } from '@ciguawatch/shared/domain/codes/revision-codes';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Badge, type BadgeTone } from '@ciguawatch/shared/ui/data/badge';

const ACTION_TONES: Record<ActionType, BadgeTone> = { add: 'reef', update: 'lagoon', delete: 'coral' };
const STATE_TONES: Record<string, BadgeTone> = { pending: 'sand', approved: 'reef', rejected: 'coral' };

/** What a revision proposes, in one word. */
export function ActionBadge({ revision }: { revision: Pick<RevisionItem, 'actionType' | 'reverts'> }) {
  const t = useT('revisions');
  const { actionType, reverts } = revision;
  return (
    <Badge tone={ACTION_TONES[actionType]}>
      {t(reverts === null ? `action.${actionType}` : 'action.revert')}
    </Badge>
  );
}

/** Outcome of a revision in one word. */
export function StateBadge({ revision }: { revision: Pick<RevisionItem, 'status' | 'withdrawn_at'> }) {
  const t = useT('revisions');
  const { status, withdrawn_at } = revision;
  if (withdrawn_at !== null) return <Badge>{t('status.withdrawn')}</Badge>;
  return <Badge tone={STATE_TONES[status] ?? 'neutral'}>{t(`status.${status}`)}</Badge>;
}
