import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../../actions/button';
import type { IconName } from '../../foundation/icon';
import { useUiT } from '../../foundation/ui-texts';
import css from './dialog.module.css';
import { DialogTitle } from './dialog-title';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** Title with the name of the object: "Delete case 2026-1249?". */
  title: ReactNode;
  body: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** The action is destructive: a coral button with an icon. */
  danger?: boolean;
  icon?: IconName;
  /** The body has a field that gets the focus, and the action needs its text. */
  hasField?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** The action is running; the dialog stays open. */
  busy?: boolean;
}

/** A question that must be answered before an action runs. */
export default function ConfirmDialogBody(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    body,
    confirmLabel,
    cancelLabel,
    danger = false,
    hasField = false,
    onConfirm,
    onCancel,
    busy = false,
  } = props;
  const t = useUiT();
  const icon = props.icon ?? (danger ? 'trash' : undefined);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && !busy && onCancel()}
      className={`${css.scrim} ${css.low}`}
    >
      <Modal className={css.modal}>
        <AriaDialog role="alertdialog" className={css.confirm}>
          <DialogTitle>{title}</DialogTitle>
          <div className={css.question}>{body}</div>
          <div className={css.answers}>
            <Button onPress={onCancel} isDisabled={busy} autoFocus={danger && !hasField}>
              {cancelLabel ?? t('dialog.cancel')}
            </Button>
            <Button
              variant={danger ? 'danger' : 'primary'}
              {...(icon && { icon })}
              onPress={onConfirm}
              busy={busy}
              autoFocus={!danger && !hasField}
            >
              {confirmLabel}
            </Button>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
