import { lazy } from 'react';
import type { DialogProps } from './internal/dialog-body';
import { WhenOpen } from './when-open';

export type { DialogProps };

const Body = lazy(() => import('./internal/dialog-body'));

/** A dialog over the page. Focus stays inside and goes back to where it was; Escape closes. */
export function Dialog(props: DialogProps) {
  return <WhenOpen body={Body} props={props} />;
}

export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
