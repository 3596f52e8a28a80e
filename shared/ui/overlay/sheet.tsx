import type { SheetProps } from './internal/sheet-body';
import { WhenOpen } from './when-open';

export type { SheetProps };

const fetchBody = () => import('./internal/sheet-body');

/** A panel over the page, for phones. */
export function Sheet(props: SheetProps) {
  return <WhenOpen fetch={fetchBody} props={props} missing={props.onClose} />;
}
