import { lazy, type ReactNode } from 'react';
import { WhenOpen } from './when-open';

export interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Quiet action before the cross, for example "Reset". */
  headAction?: ReactNode;
  children: ReactNode;
  /** Stays at the foot, above the keyboard. */
  actions?: ReactNode;
  /** `full` takes the screen; `bottom` rises as high as its content. */
  size?: 'full' | 'bottom';
}

const Body = lazy(() => import('./internal/sheet-body'));

/** A sheet over the page, for phones. */
export function Sheet(props: SheetProps) {
  return <WhenOpen body={Body} props={props} />;
}
