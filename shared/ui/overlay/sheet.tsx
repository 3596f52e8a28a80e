import { lazy } from 'react';
import type { SheetProps } from './internal/sheet-body';
import { WhenOpen } from './when-open';

export type { SheetProps };

const Body = lazy(() => import('./internal/sheet-body'));

/** A sheet over the page, for phones. */
export function Sheet(props: SheetProps) {
  return <WhenOpen body={Body} props={props} />;
}
