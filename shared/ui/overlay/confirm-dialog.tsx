import { lazy } from 'react';
import type { ConfirmDialogProps } from './internal/confirm-dialog-body';
import { WhenOpen } from './when-open';

export type { ConfirmDialogProps };

const Body = lazy(() => import('./internal/confirm-dialog-body'));

/** A question that must be answered before anything is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return <WhenOpen body={Body} props={props} />;
}
