import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ChunkFallback } from './chunk-fallback';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@ciguawatch/shared/ui/overlay/confirm-dialog')).ConfirmDialog,
}));

interface Props {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks with the browser’s own dialog when the code of the portal’s dialog cannot be fetched. */
function PlainQuestion({ text, onStay, onLeave }: Omit<Props, 'isOpen'> & { text: string }) {
  const [ask] = useState(() => () => (window.confirm(text) ? onLeave : onStay)());
  useEffect(ask, [ask]);
  return null;
}

/** Confirmation before the form closes; it states that the draft stays on the device. */
export function LeaveDialog({ isOpen, onStay, onLeave }: Props) {
  const t = useT('ciguawatch');
  if (!isOpen) return null;
  const title = t('report.leaveTitle');
  const body = t('report.leaveKept');
  return (
    <ChunkFallback
      fallback={<PlainQuestion text={`${title}\n\n${body}`} onStay={onStay} onLeave={onLeave} />}
    >
      <Suspense fallback={null}>
        <ConfirmDialog
          isOpen
          title={title}
          body={body}
          confirmLabel={t('report.leaveNow')}
          cancelLabel={t('report.leaveStay')}
          onConfirm={onLeave}
          onCancel={onStay}
        />
      </Suspense>
    </ChunkFallback>
  );
}
