import { lazy, type ReactNode, type RefObject } from 'react';
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { WhenOpen } from './when-open';

export interface PopoverProps {
  isOpen: boolean;
  onClose: () => void;
  /** What it is placed beside; focus goes back there. */
  triggerRef: RefObject<Element | null>;
  /** Accessible name. */
  label: string;
  placement?: AriaPopoverProps['placement'];
  children: ReactNode;
}

const Body = lazy(() => import('./internal/popover-body'));

/** A small panel beside what opened it. Escape and a press elsewhere close it. */
export function Popover(props: PopoverProps) {
  return <WhenOpen body={Body} props={props} />;
}
