import { decideRevision, type RevisionFilter, revertRevision } from '@ciguawatch/shared/api/calls/revisions';
import type { RevisionDecide, RevisionFull, RevisionItem } from '@ciguawatch/shared/api/schemas/revision';
import { asApiError, call, change } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { newUuid } from '@ciguawatch/shared/runtime/storage/local-storage';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { useEffect, useRef, useState } from 'react';
import { sendOrKeep } from '../../revisions/send';
import { useList } from './use-list';
import { keepDecision, waitingDecisions } from './waiting';

/** The request decided last during this visit; an approved one can be reverted. */
interface LastDecision {
  revision: RevisionItem;
  status: RevisionDecide['status'];
  /** time of the decision in milliseconds */
  at: number;
}

/** State and commands of the moderation queue. */
export type Queue = ReturnType<typeof useQueue>;

/** State of the page: list, open revision, decisions. */
export function useQueue() {
  const t = useT('revisions');
  const [filter, setFilter] = useState<RevisionFilter>({ status: 'pending' });
  const { page: read, error, load, more } = useList(filter);
  const [chosen, setOpen] = useState<number | null>(null);
  const { busy, once } = useBusy();
  const [last, setLast] = useState<LastDecision | null>(null);
  /** what screen readers announce; on the screen the list itself shows it */
  const [said, setSaid] = useState('');
  /** incremented when the open revision must be loaded again */
  const [stale, setStale] = useState(0);

  const kept = waitingDecisions();
  const results = (read?.results ?? []).filter(({ id }) => !kept.has(id));
  const page = read && { ...read, results };
  // A revision decided by somebody else stays open and says so; by default a list's first one is open.
  const open = chosen ?? results[0]?.id ?? null;
  const at = results.findIndex(({ id }) => id === open);

  // A decision sent meanwhile has moved its revision to another list.
  const before = useRef(kept.size);
  useEffect(() => {
    if (kept.size < before.current) void load();
    before.current = kept.size;
  }, [kept.size, load]);
  // The open revision was decided by another moderator and has left the list.
  const gone = read !== null && chosen !== null && at < 0 && !kept.has(chosen);
  useEffect(() => {
    if (gone) setStale((count) => count + 1);
  }, [gone]);

  const move = (by: number) => {
    const next = results[at < 0 ? 0 : at + by];
    if (next) setOpen(next.id);
  };
  /** Opens the following revision, or the previous one at the end of the list. */
  const openNext = (id: number) => {
    const was = results.findIndex((one) => one.id === id);
    const next = results[was + 1] ?? results[was - 1] ?? null;
    setOpen(next && next.id !== id ? next.id : null);
  };
  const narrow = (change: RevisionFilter) => {
    setOpen(null);
    setFilter((now) => ({ ...now, ...change }));
  };
  const refresh = (revision: RevisionItem) => void collections[revision.object_type].refresh();

  /** Somebody else was faster, or the object changed: shows the current state. */
  const refused = async (thrown: unknown, title: string) => {
    const { code } = asApiError(thrown);
    const reason = code === 'conflict' ? t('queue.changedMeanwhile') : errorText(thrown);
    if (reason !== null) toasts.error(title, reason);
    setStale((count) => count + 1);
    await load();
  };
  const decide = (revision: RevisionFull, body: RevisionDecide): Promise<void> =>
    once(async () => {
      const name = revision.object_name;
      try {
        const way = await sendOrKeep(
          () => change(decideRevision, { params: { id: revision.id }, body, ifVersion: revision.version }),
          () => keepDecision(revision, body, t(`queue.label_${body.status}`, { name })),
        );
        setSaid(t(way === 'kept' ? 'queue.keptHere' : `queue.said_${body.status}`, { name }));
        openNext(revision.id);
        if (way === 'sent') {
          setLast({ revision, status: body.status, at: clock.now() });
          if (body.status === 'approved') refresh(revision);
          await load();
        }
      } catch (thrown) {
        await refused(thrown, t('queue.decideFailed'));
      }
    });
  const revert = (revision: RevisionItem): Promise<void> =>
    once(async () => {
      try {
        await call(revertRevision, { params: { id: revision.id }, body: { uuid: newUuid() } });
        toasts.success(t('queue.reverted', { name: revision.object_name }));
        refresh(revision);
        setLast(null);
        setStale((count) => count + 1);
        await load();
      } catch (thrown) {
        await refused(thrown, t('queue.revertFailed'));
      }
    });

  return {
    ...{ filter, narrow, page, error, retry: () => void load(), more },
    ...{ open, setOpen, at, move, stale, busy, decide, revert, last, said },
    /** number of decisions waiting on this device */
    kept: kept.size,
  };
}
