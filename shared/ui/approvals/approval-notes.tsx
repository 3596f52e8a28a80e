import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { listApprovals, takeBackApproval } from '../../api/calls/approvals/approvals';
import type { Approval } from '../../api/schemas/accounts/approval';
import type { ApprovalObject } from '../../domain/codes/approval-statuses';
import { call, change } from '../../runtime/http/call';
import { errorText } from '../../runtime/i18n/error-text';
import { formatInstant } from '../../runtime/i18n/i18n';
import { toasts } from '../../runtime/page/toasts';
import { Button } from '../actions/button';
import { LinkButton } from '../actions/link-button';
import { useBusy } from '../actions/use-busy';
import { Banner } from '../feedback/banner';
import { useApprovalT } from './texts';

interface Props {
  kind: ApprovalObject;
  /** id of the place or case */
  id: number;
  /** any change of this value reloads the list */
  version: number | string;
}

/**
 * Changes of a place or case that wait for approval by a second person, and the outcome of the reader's own
 * recent ones. Shows nothing when the list cannot be loaded, because the page itself already shows that it
 * is offline.
 */
export const ApprovalNotes = observer(function ApprovalNotes({ kind, id, version }: Props) {
  const [found, setFound] = useState<readonly Approval[]>([]);
  useEffect(() => {
    let gone = false;
    call(listApprovals, { params: { kind, object: id } }).then(
      (items) => !gone && setFound(items),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [kind, id, version]);
  const put = (next: Approval) =>
    setFound((before) =>
      before.flatMap((one) => (one.id !== next.id ? [one] : next.status === 'taken_back' ? [] : [next])),
    );
  return found.map((one) => <Note key={one.id} item={one} onChange={put} />);
});

const Note = observer(function Note({
  item,
  onChange,
}: {
  item: Approval;
  onChange: (next: Approval) => void;
}) {
  const t = useApprovalT();
  const { busy, once } = useBusy();
  const by = { name: item.decided_by?.name ?? '', when: formatInstant(item.decided_at ?? item.asked_at) };
  if (item.status === 'refused')
    return (
      <Banner tone="danger" role="note" title={t('waits.refused')}>
        {t('waits.refusedBy', { ...by, reason: item.reason ?? '' })}
      </Banner>
    );
  if (item.status !== 'waiting')
    return (
      <Banner tone="success" role="note" title={t('waits.approved')}>
        {t('waits.approvedBy', by)}
      </Banner>
    );
  const takeBack = () =>
    once(async () => {
      try {
        onChange(await change(takeBackApproval, { params: { id: item.id }, ifVersion: item.version }));
        toasts.success(t('waits.takenBack'));
      } catch (thrown) {
        const text = errorText(thrown);
        if (text) toasts.error(t('waits.failed'), text);
      }
    });
  const when = formatInstant(item.asked_at);
  return (
    <Banner
      tone="caution"
      icon="clock"
      role="status"
      title={t('waits.title')}
      action={
        item.mine ? (
          <Button size="sm" icon="undo" busy={busy} onPress={() => void takeBack()}>
            {t('waits.takeBack')}
          </Button>
        ) : (
          <LinkButton size="sm" to="/global/approvals">
            {t('waits.open')}
          </LinkButton>
        )
      }
    >
      {t('waits.text', { count: item.opens })}{' '}
      {item.mine
        ? t('waits.askedByMe', { when })
        : t('waits.asked', { name: item.asked_by?.name ?? '', when })}
      {item.out_of_date && ` ${t('waits.outOfDate')}`}
    </Banner>
  );
});
