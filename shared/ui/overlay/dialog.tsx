import { lazy, type ReactNode } from 'react';
import { WhenOpen } from './when-open';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons of the foot, cancel first. */
  actions?: ReactNode;
  /** `alertdialog` asks for an answer: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** 560 px, or wide as the page allows up to 960 px. */
  size?: 'md' | 'lg';
}

const Body = lazy(() => import('./internal/dialog-body'));

/** A dialog over the page. Focus stays inside and goes back to where it was; Escape closes. */
export function Dialog(props: DialogProps) {
  return <WhenOpen body={Body} props={props} />;
}

export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
