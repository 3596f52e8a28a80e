import { lazy, type ReactNode } from 'react';
import type { IconName } from '../foundation/icon';
import { WhenOpen } from './when-open';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** Names the object: "Delete case 2026-1249?". */
  title: ReactNode;
  body: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** The answer destroys something: the coral button, with its icon. */
  danger?: boolean;
  icon?: IconName;
  onConfirm: () => void;
  onCancel: () => void;
  /** The answer is being carried out; the dialog stays. */
  busy?: boolean;
}

const Body = lazy(() => import('./internal/confirm-dialog-body'));

/** A question that must be answered before anything is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return <WhenOpen body={Body} props={props} />;
}
