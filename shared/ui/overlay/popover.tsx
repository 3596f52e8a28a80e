import type { PopoverProps } from './internal/popover-body';
import { WhenOpen } from './when-open';

export type { PopoverProps };

const fetchBody = () => import('./internal/popover-body');

/** A small panel beside its trigger. Escape and a press elsewhere close it. */
export function Popover(props: PopoverProps) {
  return <WhenOpen fetch={fetchBody} props={props} missing={props.onClose} />;
}
