import { decideApproval, takeBackApproval } from '@ciguawatch/shared/api/calls/approvals/approvals';
import type { Approval, ApprovalDecide } from '@ciguawatch/shared/api/schemas/accounts/approval';
import type { Doubt } from '@ciguawatch/shared/domain/outline/doubt';
import { ApiError, change } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { focusOnce } from '@ciguawatch/shared/ui/fields/focus-once';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { Dialog } from '@ciguawatch/shared/ui/overlay/dialog';
import { useState } from 'react';
import { DoubtList } from './doubt-list';
import css from './page.module.css';

interface Props {
  item: Approval;
  onChanged: (next: Approval) => void;
}

/** Current state of a change, when the server refused a decision because it has changed. */
const currentOf = (thrown: unknown): Approval | null =>
  thrown instanceof ApiError && thrown.status === 409 && thrown.current && thrown.code !== 'outline_doubtful'
    ? (thrown.current as Approval)
    : null;

/** Questions that an outline raises by what was changed around it since it was asked for; none for other failures. */
const doubtsOf = (thrown: unknown): Doubt[] =>
  thrown instanceof ApiError && thrown.code === 'outline_doubtful'
    ? (thrown.current as { doubts: Doubt[] }).doubts
    : [];

/** Actions for a waiting change: a second person approves or refuses it, its author takes it back. */
export function ApprovalActions({ item, onChanged }: Props) {
  const t = useT('approvalPage');
  const [asking, setAsking] = useState<'approve' | 'refuse' | null>(null);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [doubts, setDoubts] = useState<readonly Doubt[]>([]);
  const { busy, once } = useBusy();
  const { id, version } = item;
  const about = `approval ${id}`;

  const sayFailure = (thrown: unknown) => {
    const raised = doubtsOf(thrown);
    if (raised.length > 0) return setDoubts((before) => [...before, ...raised]);
    const text = errorText(thrown);
    // The number of rows has changed, or somebody else was faster: the current state is shown.
    const now = currentOf(thrown);
    if (now) onChanged(now);
    // A typed reason stays, to be sent again; an approval is asked for again with the new number.
    if (asking === 'refuse' && (now ?? item).status === 'waiting') return setFault(text);
    if (text !== null) toasts.error(t('page.failedDecision'), text, about);
    return stop();
  };
  const run = (work: () => Promise<Approval>, said: string) =>
    once(async () => {
      try {
        onChanged(await work());
        toasts.success(said, undefined, undefined, about);
        stop();
      } catch (thrown) {
        sayFailure(thrown);
      }
    });
  const decide = (body: ApprovalDecide) =>
    run(() => change(decideApproval, { params: { id }, body, ifVersion: version }), t(`page.${body.status}`));
  const takeBack = () =>
    run(() => change(takeBackApproval, { params: { id }, ifVersion: version }), t('page.takenBack'));
  const stop = () => {
    setAsking(null);
    setDoubts([]);
  };
  const refuse = () => {
    if (reason.trim() === '') setFault(t('page.reasonMissing'));
    else void decide({ status: 'refused', reason });
  };
  if (item.status !== 'waiting' || !(item.mine || item.may_decide)) return null;
  return (
    <div className={css.actions}>
      {item.may_decide && (
        <>
          {!item.out_of_date && (
            <Button variant="primary" icon="check" isDisabled={busy} onPress={() => setAsking('approve')}>
              {t('page.approve')}
            </Button>
          )}
          <Button icon="x" isDisabled={busy} onPress={() => setAsking('refuse')}>
            {t('page.refuse')}
          </Button>
        </>
      )}
      {item.mine && (
        <Button icon="undo" busy={busy} onPress={() => void takeBack()}>
          {t('page.takeBack')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={asking === 'approve'}
        busy={busy}
        title={t(doubts.length > 0 ? 'doubt.title' : 'page.approveTitle')}
        body={
          doubts.length > 0 ? (
            <DoubtList doubts={doubts} />
          ) : (
            `${t('page.rows', { count: item.opens })}. ${t('page.approveText')}`
          )
        }
        confirmLabel={t(doubts.length > 0 ? 'doubt.confirm' : 'page.approve')}
        onConfirm={() =>
          void decide({
            status: 'approved',
            ...(doubts.length > 0 && { confirmed: doubts.map(({ kind }) => kind) }),
          })
        }
        onCancel={stop}
      />
      <Dialog
        isOpen={asking === 'refuse'}
        onClose={() => setAsking(null)}
        title={t('page.refuseTitle')}
        actions={
          <>
            <Button onPress={() => setAsking(null)}>{t('page.cancel')}</Button>
            <Button variant="primary" busy={busy} onPress={refuse}>
              {t('page.refuse')}
            </Button>
          </>
        }
      >
        <p className={css.rows}>{t('page.rows', { count: item.opens })}</p>
        <TextField
          inputRef={focusOnce}
          label={t('page.reason')}
          help={t('page.reasonHelp', { name: item.asked_by?.name ?? '' })}
          value={reason}
          required
          multiline
          {...(fault !== null && { error: fault })}
          onChange={(text) => {
            setReason(text);
            setFault(null);
          }}
        />
      </Dialog>
    </div>
  );
}
