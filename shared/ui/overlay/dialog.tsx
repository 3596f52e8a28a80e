import type { DialogProps } from './internal/dialog-body';
import { WhenOpen } from './when-open';

export type { DialogProps };

const fetchBody = () => import('./internal/dialog-body');

/** A modal dialog. The focus stays inside and returns to where it was; Escape closes it. */
export function Dialog(props: DialogProps) {
  return <WhenOpen fetch={fetchBody} props={props} missing={props.onClose} />;
}

export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
