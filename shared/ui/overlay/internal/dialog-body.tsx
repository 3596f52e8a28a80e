import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../../actions/icon-button';
import { cx } from '../../foundation/cx';
import { useUiT } from '../../foundation/ui-texts';
import css from './dialog.module.css';
import { DialogTitle } from './dialog-title';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the foot, cancel first. */
  actions?: ReactNode;
  /** `alertdialog` requires an answer: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** `md` is 560 px wide, `lg` up to 960 px. */
  size?: 'md' | 'lg';
}

/** A modal dialog. The focus stays inside and returns to where it was; Escape closes it. */
export default function DialogBody({
  isOpen,
  onClose,
  title,
  children,
  actions,
  role = 'dialog',
  size = 'md',
}: DialogProps) {
  const t = useUiT();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={role === 'dialog'}
      className={css.scrim}
    >
      <Modal className={cx(css.modal, size === 'lg' && css.lg)}>
        <AriaDialog role={role} className={css.dialog}>
          <header className={css.head}>
            <DialogTitle>{title}</DialogTitle>
            <IconButton icon="x" label={t('dialog.close')} onPress={onClose} size="sm" />
          </header>
          <div className={css.body}>{children}</div>
          {actions && <footer className={css.foot}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
