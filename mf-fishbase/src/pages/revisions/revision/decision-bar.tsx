import type { RevisionDecide, RevisionFull } from '@ciguawatch/shared/api/schemas/revision';
import type { Side } from '@ciguawatch/shared/domain/edits/merge-edits';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import css from '../page.module.css';
import type { Queue } from '../use-queue';
import { useQueueKeys } from '../use-queue-keys';
import { approvalObstacle, changedBeforeDeletion, decisionBody } from './approvable';

interface Props {
  revision: RevisionFull;
  choices: Record<string, Side>;
  queue: Queue;
  onKeys: () => void;
}

/** Buttons to approve, or to keep the previous version with an optional reason. */
export const DecisionBar = observer(function DecisionBar({ revision, choices, queue, onKeys }: Props) {
  const t = useT('revisions');
  const [reason, setReason] = useState('');
  const [asking, setAsking] = useState(false);
  const hinders = approvalObstacle(revision, choices);
  const isDelete = revision.actionType === 'delete';
  const decide = (status: RevisionDecide['status']) =>
    void queue.decide(revision, decisionBody(revision, status, choices, reason));
  const canKeep = hinders !== 'own' && !queue.busy;
  const approve = () => {
    if (hinders !== null || queue.busy) return;
    if (isDelete) setAsking(true);
    else decide('approved');
  };
  const keep = () => {
    if (canKeep) decide('rejected');
  };
  useQueueKeys({ approve, keep });
  return (
    <section className={css.bar} aria-label={t('queue.decision')}>
      {!connectivity.online && (
        <p className={css.offline} role="status">
          {t('queue.offline')}
        </p>
      )}
      {hinders !== null && <p className={css.hinders}>{t(`queue.hinders_${hinders}`)}</p>}
      <Button
        variant="primary"
        icon="check"
        isDisabled={hinders !== null || queue.busy}
        aria-keyshortcuts="A"
        onPress={approve}
      >
        {t('queue.approve')}
      </Button>
      <Button icon="history" isDisabled={!canKeep} aria-keyshortcuts="G" onPress={keep}>
        {t('queue.keep')}
      </Button>
      <div className={css.reason}>
        <TextField
          label={t('queue.reason')}
          hideLabel
          placeholder={t('queue.reason')}
          maxLength={1000}
          value={reason}
          onChange={setReason}
          isDisabled={hinders === 'own'}
        />
      </div>
      <button type="button" className={css.hint} onClick={onKeys}>
        {t('queue.keys')}
      </button>
      <ConfirmDialog
        isOpen={asking}
        danger
        busy={queue.busy}
        title={t('queue.deleteTitle', { name: revision.object_name })}
        body={<Approving revision={revision} />}
        confirmLabel={t('queue.delete')}
        onConfirm={() => {
          setAsking(false);
          decide('approved');
        }}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
});

/** What the approval of a deletion does to the page, its cases and names. */
function Approving({ revision }: { revision: RevisionFull }) {
  const t = useT('revisions');
  if (changedBeforeDeletion(revision)) return t('notice.conflictDeleteText');
  const name = revision.replacement?.name;
  return name === undefined ? t('queue.deleteText') : t('queue.replaceText', { name });
}
