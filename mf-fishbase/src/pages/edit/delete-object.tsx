import { mayAct } from '@ciguawatch/shared/domain/revision/may-change';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Editing } from './read-edited';

/** Proposes the deletion of the object, after a confirmation; only for people who may. */
export const DeleteObject = observer(function DeleteObject(props: {
  editing: Editing;
  /** @throws the refusal, which has been shown already */
  onDelete: () => Promise<void>;
}) {
  const { kind, id, who, name } = props.editing;
  const t = useT('revisions');
  const [open, setOpen] = useState(false);
  const { busy, once } = useBusy();
  if (!mayAct(who, kind, 'delete')) return null;
  const members =
    kind === 'phenotype'
      ? collections.specie.all().filter((one) => one.phenotype_id === id && !one.deleted)
      : [];
  const confirm = () =>
    once(async () => {
      await props.onDelete().catch(() => undefined);
      setOpen(false);
    });
  return (
    <div>
      <Button variant="dangerOutline" icon="trash" onPress={() => setOpen(true)}>
        {t('form.delete')}
      </Button>
      <ConfirmDialog
        isOpen={open}
        danger
        busy={busy}
        title={t('form.deleteTitle', { name })}
        body={
          members.length > 0 ? t('form.deleteUsed', { count: members.length }) : t(`form.deleteText_${kind}`)
        }
        confirmLabel={t('form.deleteAsk')}
        onConfirm={() => void confirm()}
        onCancel={() => setOpen(false)}
      />
    </div>
  );
});
