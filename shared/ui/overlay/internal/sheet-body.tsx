import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../../actions/icon-button';
import { cx } from '../../foundation/cx';
import { useUiT } from '../../foundation/ui-texts';
import dialog from './dialog.module.css';
import { DialogTitle } from './dialog-title';
import css from './sheet.module.css';

export interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Secondary action before the close button, for example "Reset". */
  headAction?: ReactNode;
  children: ReactNode;
  /** Buttons at the foot, above an on-screen keyboard. */
  actions?: ReactNode;
  /** `full` fills the screen; `bottom` is as high as its content. */
  size?: 'full' | 'bottom';
}

/** A panel over the page, for phones. */
export default function SheetBody({
  isOpen,
  onClose,
  title,
  headAction,
  children,
  actions,
  size = 'full',
}: SheetProps) {
  const t = useUiT();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className={css.scrim}
    >
      <Modal className={cx(css.sheet, size === 'full' ? css.full : css.bottom)}>
        <Dialog className={dialog.dialog}>
          <header className={css.head}>
            <DialogTitle>{title}</DialogTitle>
            {headAction}
            <IconButton icon="x" label={t('dialog.close')} onPress={onClose} size="sm" />
          </header>
          <div className={css.body}>{children}</div>
          {actions && <footer className={css.foot}>{actions}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
