import type { DialogProps } from './internal/dialog-body';
import { WhenOpen } from './when-open';

export type { DialogProps };

const fetchBody = () => import('./internal/dialog-body');

/** A dialog over the page. Focus stays inside and goes back to where it was; Escape closes. */
export function Dialog(props: DialogProps) {
  return <WhenOpen fetch={fetchBody} props={props} missing={props.onClose} />;
}

export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
