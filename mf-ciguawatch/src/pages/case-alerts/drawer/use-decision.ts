import { decideAlert } from '@ciguawatch/shared/api/calls/alerts';
import type { Alert, AlertDecision, AlertDetail } from '@ciguawatch/shared/api/schemas/alert';
import { asApiError } from '@ciguawatch/shared/runtime/http/api-error';
import { change } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useUnsavedGuard } from '@ciguawatch/shared/runtime/navigation/navigation';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { useRef, useState } from 'react';

/**
 * State of an alert's note and decision. If another editor decided first, their decision is shown, the note
 * stays in the field, and deciding again replaces theirs.
 */
export function useDecision(alert: AlertDetail, onDecided: (alert: AlertDetail) => void) {
  const t = useT('ciguawatch');
  const [note, write] = useState(alert.note);
  const [base, setBase] = useState(alert.version);
  const [busy, setBusy] = useState<AlertDecision['state'] | null>(null);
  const { once } = useBusy();
  const [missing, setMissing] = useState(false);
  const [other, setOther] = useState<Alert | null>(null);
  const field = useRef<(HTMLInputElement & HTMLTextAreaElement) | null>(null);
  // Another version is shown, after a note was erased or somebody else decided: the next decision is based on it, and
  // text in the field that is not saved stays.
  const [shown, setShown] = useState(alert);
  if (shown !== alert) {
    setShown(alert);
    if (note === shown.note) write(alert.note);
    setBase(Math.max(base, alert.version));
    setOther(null);
  }
  useUnsavedGuard(note !== alert.note, t('alerts.leave'));

  const settleFailure = (thrown: unknown) => {
    const { code, current } = asApiError(thrown);
    if (code === 'conflict' && current) {
      setOther(current as Alert);
      setBase((current as Alert).version);
      return;
    }
    const text = errorText(thrown);
    if (text) toasts.error(t('alerts.failed'), text, `decide alert ${alert.id}`);
  };
  const decide = (state: AlertDecision['state']) =>
    once(async () => {
      if (note.trim() === '') {
        setMissing(true);
        field.current?.focus();
        return;
      }
      setBusy(state);
      try {
        const body = { state, note: note.trim() };
        const decided = await change(decideAlert, { params: { id: alert.id }, body, ifVersion: base });
        write(decided.note);
        setBase(decided.version);
        setOther(null);
        onDecided(decided);
        toasts.success(t('alerts.saved'), undefined, undefined, `decide alert ${alert.id}`);
      } catch (thrown) {
        settleFailure(thrown);
      } finally {
        setBusy(null);
      }
    });
  const setNote = (text: string) => {
    setMissing(false);
    write(text);
  };
  return { note, setNote, decide, busy, missing, other, field };
}
