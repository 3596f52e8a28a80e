import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { useState } from 'react';

interface Props {
  /** when the changes were stored, in epoch milliseconds */
  savedAt: number;
  onResume: () => void;
  onForget: () => void;
}

/** Notice of unsaved changes of this case, to continue or delete. */
export function UnsavedChangesNotice({ savedAt, onResume, onForget }: Props) {
  const t = useT('ciguawatch');
  const [asking, setAsking] = useState(false);
  return (
    <Banner
      tone="caution"
      role="status"
      title={t('reportEdit.left', { when: formatInstant(savedAt) })}
      action={
        <>
          <Button variant="primary" icon="pencil" onPress={onResume}>
            {t('report.draftResume')}
          </Button>{' '}
          <Button variant="quiet" icon="trash" onPress={() => setAsking(true)}>
            {t('report.draftForget')}
          </Button>
        </>
      }
    >
      <ConfirmDialog
        isOpen={asking}
        danger
        title={t('report.draftForget')}
        body={t('report.draftDeleteWarning')}
        confirmLabel={t('report.draftDelete')}
        onConfirm={onForget}
        onCancel={() => setAsking(false)}
      />
    </Banner>
  );
}
