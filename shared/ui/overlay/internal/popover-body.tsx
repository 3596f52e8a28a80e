import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import css from './popover.module.css';

export interface PopoverProps {
  isOpen: boolean;
  onClose: () => void;
  /** Element beside which the popover opens and to which the focus returns. */
  triggerRef: RefObject<Element | null>;
  /** Accessible name. */
  label: string;
  placement?: AriaPopoverProps['placement'];
  children: ReactNode;
}

/** A small panel beside its trigger. Escape and a press elsewhere close it. */
export default function PopoverBody({
  isOpen,
  onClose,
  triggerRef,
  label,
  placement = 'bottom start',
  children,
}: PopoverProps) {
  return (
    <AriaPopover
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      triggerRef={triggerRef}
      placement={placement}
      offset={6}
      className={css.popover}
    >
      <Dialog aria-label={label} className={css.inside}>
        {children}
      </Dialog>
    </AriaPopover>
  );
}
