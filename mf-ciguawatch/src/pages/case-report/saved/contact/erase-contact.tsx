import { patchCase } from '@ciguawatch/shared/api/calls/cases';
import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { change } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { useState } from 'react';
import { isConflict } from '../use-save';

interface Props {
  row: CaseFull;
  onChanged: (row: CaseFull) => void;
}

/** Button that erases the contact of a case at the person’s request; the case stays. */
export function EraseContact({ row, onChanged }: Props) {
  const t = useT('ciguawatch');
  const [asking, setAsking] = useState(false);
  const { busy, once } = useBusy();
  const erase = () =>
    once(async () => {
      try {
        const body = { contact_id: null };
        onChanged(await change(patchCase, { params: { id: row.id }, body, ifVersion: row.version }));
        toasts.success(t('reportEdit.contactErased'));
      } catch (thrown) {
        toasts.error(t('reportEdit.saveFailed'), errorText(thrown) ?? undefined);
        if (isConflict(thrown)) onChanged(thrown.current as CaseFull);
      } finally {
        setAsking(false);
      }
    });
  return (
    <>
      <Button size="sm" variant="dangerOutline" icon="trash" onPress={() => setAsking(true)}>
        {t('reportEdit.contactErase')}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        danger
        busy={busy}
        title={t('reportEdit.contactEraseTitle', { id: String(row.id) })}
        body={t('reportEdit.contactEraseText')}
        confirmLabel={t('reportEdit.contactErase')}
        onConfirm={() => void erase()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
