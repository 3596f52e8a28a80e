import type { RevisionItem } from '@ciguawatch/shared/api/schemas/revision';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatInstant } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { fieldLabel, useWords } from '../../revisions/field-words';
import { withdraw } from '../../revisions/send';
import { ActionBadge, StateBadge } from '../../revisions/state-badge';
import css from './changes.module.css';

interface Props {
  revision: RevisionItem;
  onChange: () => void;
}

/** Address of the form that continues a change, or proposes it again after it was decided. */
const editAddress = ({ id, object_type, object_id }: RevisionItem): string =>
  `/fishbase/${object_type}/${object_id === null ? 'new' : `${object_id}/edit`}?revision=${id}`;

/** One change: what it proposes, its outcome with reason, and what its author can still do. */
export const ChangeCard = observer(function ChangeCard({ revision, onChange }: Props) {
  const words = useWords();
  const { t } = words;
  const { actionType, object_type, object_id, object_name, changed, date } = revision;
  const { status, decided_at, decided_by, reason, withdrawn_at, reverts } = revision;
  const [asking, setAsking] = useState(false);
  const { busy, once } = useBusy();
  const waits = status === 'pending';
  const about = `withdraw change ${revision.id}`;
  const takeBack = () =>
    once(async () => {
      try {
        const way = await withdraw(revision, t('mine.withdrawLabel', { name: object_name }));
        if (way === 'sent') toasts.success(t('mine.withdrawn'), undefined, undefined, about);
        else toasts.warning(t('form.kept'), t('form.keptText'), about);
      } catch (thrown) {
        toasts.error(t('mine.withdrawFailed'), errorText(thrown) ?? undefined, about);
      }
      setAsking(false);
      onChange();
    });
  return (
    <li className={css.card}>
      <div className={css.titleLine}>
        <h2>
          {object_id === null ? (
            object_name
          ) : (
            <CrossLink to={`/fishbase/${object_type}/${object_id}`}>{object_name}</CrossLink>
          )}
        </h2>
        <ActionBadge revision={revision} />
        <StateBadge revision={revision} />
      </div>
      <p className={css.quiet}>{t('mine.asked', { when: formatInstant(date, undefined, 'medium') })}</p>
      {actionType === 'update' && <p>{changed.map((field) => fieldLabel(field, words)).join(' · ')}</p>}
      {decided_at !== null && withdrawn_at === null && (
        <p>
          {t(`mine.decided_${status}`, {
            when: formatInstant(decided_at, undefined, 'medium'),
            name: decided_by?.name ?? '',
          })}
        </p>
      )}
      {reason && <blockquote className={css.reason}>{reason}</blockquote>}
      {reverts === null && actionType !== 'delete' && status !== 'approved' && (
        <div className={css.actions}>
          <LinkButton size="sm" icon="pencil" to={editAddress(revision)}>
            {t(waits ? 'mine.editAgain' : 'mine.askAnew')}
          </LinkButton>
          {waits && <Withdraw onPress={() => setAsking(true)} label={t('mine.withdraw')} />}
        </div>
      )}
      {waits && actionType === 'delete' && (
        <div className={css.actions}>
          <Withdraw onPress={() => setAsking(true)} label={t('mine.withdraw')} />
        </div>
      )}
      <ConfirmDialog
        isOpen={asking}
        danger
        icon="undo"
        busy={busy}
        title={t('mine.withdrawTitle', { name: object_name })}
        body={t('mine.withdrawText')}
        confirmLabel={t('mine.withdraw')}
        onConfirm={() => void takeBack()}
        onCancel={() => setAsking(false)}
      />
    </li>
  );
});

const Withdraw = ({ onPress, label }: { onPress: () => void; label: string }) => (
  <Button size="sm" icon="undo" onPress={onPress}>
    {label}
  </Button>
);
