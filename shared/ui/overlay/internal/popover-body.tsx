import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import type { PopoverProps } from '../popover';
import css from './popover.module.css';

/** A small panel beside what opened it. Escape and a press elsewhere close it. */
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
