import type { RevisionItem } from '@ciguawatch/shared/api/schemas/revision';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { formatTime, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { QueueLast } from '@ciguawatch/shared/ui/queue/queue-list';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Queue } from './use-queue';

/** What was decided last during this visit, with a button to revert an approved change. */
export const LastDecided = observer(function LastDecided({ queue }: { queue: Queue }) {
  const t = useT('revisions');
  const { last } = queue;
  if (!last) return null;
  const { revision, status, at } = last;
  return (
    <QueueLast text={t(`queue.last_${status}`, { name: revision.object_name, time: formatTime(at) })}>
      {status === 'approved' && <Revert revision={revision} queue={queue} label={t('queue.undo')} />}
    </QueueLast>
  );
});

interface RevertProps {
  revision: RevisionItem;
  queue: Queue;
  label: string;
}

/** Reverts an approved change, after a confirmation. */
export const Revert = observer(function Revert({ revision, queue, label }: RevertProps) {
  const t = useT('revisions');
  const [open, setOpen] = useState(false);
  const confirm = async () => {
    await queue.revert(revision);
    setOpen(false);
  };
  return (
    <>
      <Button size="sm" icon="undo" isDisabled={!connectivity.online} onPress={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={open}
        icon="undo"
        busy={queue.busy}
        title={t('queue.revertTitle', { name: revision.object_name })}
        body={t(`queue.revertText_${revision.actionType}`)}
        confirmLabel={t('queue.revert')}
        onConfirm={() => void confirm()}
        onCancel={() => setOpen(false)}
      />
    </>
  );
});
