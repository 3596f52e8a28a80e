import type { ConfirmDialogProps } from './internal/confirm-dialog-body';
import { WhenOpen } from './when-open';

export type { ConfirmDialogProps };

const fetchBody = () => import('./internal/confirm-dialog-body');

/** A question that must be answered before an action runs. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return <WhenOpen fetch={fetchBody} props={props} missing={() => askPlainly(props)} />;
}

/**
 * Fallback when the dialog's code cannot be loaded: the browser's own confirm, for plain texts only; others
 * stay closed.
 */
function askPlainly({ title, body, onConfirm, onCancel }: ConfirmDialogProps): boolean {
  const plain = typeof body === 'string' || body == null;
  if (plain && window.confirm([title, body].filter(Boolean).join('\n\n'))) onConfirm();
  else onCancel();
  return plain;
}
