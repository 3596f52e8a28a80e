import { getCase } from '@ciguawatch/shared/api/calls/cases';
import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { DraftInHand } from '@ciguawatch/shared/runtime/drafts/drafts';
import { ApiError, call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useAddress } from '@ciguawatch/shared/runtime/navigation/use-address';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CaseEditor } from './case-editor';
import { CaseView } from './case-view';
import { beginChanges, type CaseChanges, useLeftChanges } from './left/kept-changes';
import { UnsavedChangesNotice } from './left/unsaved-changes-notice';

/** A case being edited, and unsaved changes of an earlier edit. */
interface Opened {
  row: CaseFull;
  /** when this version was read, in epoch milliseconds */
  readAt: number;
  changes: CaseChanges | null;
  hand: DraftInHand<CaseChanges>;
}

/** Whether loading again may help; a missing case or one of another country stays unavailable. */
const isWorthRetrying = (error: unknown) => !(error instanceof ApiError) || error.transient;

/** Page of a saved case: read-only at first, editable on request. */
const SavedCase = observer(function SavedCase({ id }: { id: number }) {
  const t = useT('ciguawatch');
  useT('errors');
  const [read, setRead] = useState<{ row: CaseFull; at: number } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [editing, setEditing] = useState<Opened | null>(null);
  const { left, settle } = useLeftChanges(id);
  const [params, editAddress] = useAddress();
  const toCorrect = params.get('edit');
  const corrected = useRef(false);
  const show = useCallback((row: CaseFull) => setRead({ row, at: clock.now() }), []);
  const load = useCallback(
    (signal?: AbortSignal) => {
      setError(null);
      call(getCase, { params: { id }, ...(signal && { signal }) }).then(show, (thrown: unknown) => {
        if (!(thrown instanceof ApiError && thrown.aborted)) setError(thrown);
      });
    },
    [id, show],
  );
  useEffect(() => {
    const control = new AbortController();
    load(control.signal);
    return () => control.abort();
  }, [load]);

  // Unsaved changes continue from the version they were made on; saving then detects conflicts with later
  // versions.
  const open = () => {
    if (!read || left === undefined) return;
    const begun = left
      ? { row: left.value.base, readAt: left.value.readAt ?? left.savedAt }
      : { row: read.row, readAt: read.at };
    setEditing({ ...begun, changes: left?.value ?? null, hand: beginChanges(id) });
  };
  // A link to one field opens the form at once; after it was left the address no longer names the field.
  useEffect(() => {
    if (toCorrect === null || !read || left === undefined || read.row.deleted_at || editing) return;
    if (!corrected.current) open();
    else
      editAddress((now) => {
        now.delete('edit');
        return now;
      });
    corrected.current = !corrected.current;
  });

  if (error)
    return (
      <ErrorState
        title={t('reportEdit.loadFailed', { id: String(id) })}
        detail={errorText(error)}
        {...(isWorthRetrying(error) && { onRetry: () => load() })}
      />
    );
  if (!read || left === undefined) {
    return (
      <Loading>
        <Skeleton height={40} width={240} />
        <Skeleton height={320} />
      </Loading>
    );
  }
  const close = (hand: DraftInHand<CaseChanges>) => {
    void hand.done();
    settle();
    setEditing(null);
  };
  if (!editing) {
    const forget = () => close(beginChanges(id));
    return (
      <CaseView
        row={read.row}
        notice={left && <UnsavedChangesNotice savedAt={left.savedAt} onResume={open} onForget={forget} />}
        onEdit={open}
        onChanged={show}
      />
    );
  }
  return (
    <CaseEditor
      {...editing}
      onStop={() => close(editing.hand)}
      onSaved={(next) => {
        show(next);
        close(editing.hand);
      }}
    />
  );
});

export default SavedCase;
