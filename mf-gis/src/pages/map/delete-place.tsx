import { deleteLocation } from '@ciguawatch/shared/api/calls/outlines';
import type { Dependents, LocationFull } from '@ciguawatch/shared/api/schemas/outline';
import { asApiError, change } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { tellWaiting } from '@ciguawatch/shared/ui/approvals/tell-waiting';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { Dialog } from '@ciguawatch/shared/ui/overlay/dialog';
import { useState } from 'react';
import { removalOf } from '../../places/use-restore';

interface Props {
  place: LocationFull;
  onGone: () => void;
  /** The deletion waits for approval by a second person. */
  onWaits: () => void;
  /** The server refused because the place has changed. */
  onChanged: (current: LocationFull) => void;
}

const hasDependents = ({ cases, treated, child_count }: Dependents) => cases + treated + child_count > 0;

/** Deletes a place after a confirmation, or lists what depends on it. */
export function DeletePlace({ place, onGone, onWaits, onChanged }: Props) {
  const t = useT('outlineEdit');
  const [asking, setAsking] = useState(false);
  const [used, setUsed] = useState<Dependents | null>(null);
  const { busy, once } = useBusy();
  const { name } = place;
  const settleFailure = (thrown: unknown) => {
    if (tellWaiting(thrown)) return onWaits();
    const { code, current } = asApiError(thrown);
    const newer = code === 'conflict' ? (current as LocationFull | undefined) : undefined;
    if (newer) return hasDependents(newer.dependents) ? setUsed(newer.dependents) : onChanged(newer);
    const text = errorText(thrown);
    return text ? toasts.error(t('delete.failed'), text, removalOf(place)) : undefined;
  };
  const remove = () =>
    once(async () => {
      try {
        await change(deleteLocation, { params: { id: place.id }, ifVersion: place.version });
        onGone();
      } catch (thrown) {
        settleFailure(thrown);
      } finally {
        setAsking(false);
      }
    });
  return (
    <>
      <Button
        variant="dangerOutline"
        icon="trash"
        onPress={() => (hasDependents(place.dependents) ? setUsed(place.dependents) : setAsking(true))}
      >
        {t('delete.button')}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        danger
        busy={busy}
        title={t('delete.title', { name })}
        body={t('delete.text')}
        confirmLabel={t('delete.button')}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
      <Dialog
        isOpen={used !== null}
        onClose={() => setUsed(null)}
        title={t('delete.failed')}
        actions={<Button onPress={() => setUsed(null)}>{t('delete.close')}</Button>}
      >
        <p>{t('delete.refusedText')}</p>
        {used && <Users used={used} />}
      </Dialog>
    </>
  );
}

function Users({ used }: { used: Dependents }) {
  const t = useT('outlineEdit');
  const { cases, treated, children, child_count } = used;
  const more = child_count - children.length;
  return (
    <ul>
      {cases > 0 && <li>{t('delete.cases', { count: cases })}</li>}
      {treated > 0 && <li>{t('delete.treated', { count: treated })}</li>}
      {children.map(({ id, name, type }) => (
        <li key={id}>
          <CrossLink to={`/gis/map/${id}`}>{name}</CrossLink>, {t(`type.${type}`)}
        </li>
      ))}
      {more > 0 && <li>{t('delete.more', { count: more })}</li>}
    </ul>
  );
}
