import { firstView } from '@ciguawatch/shared/runtime/page/first-view';
import { useLayoutEffect } from 'react';

/** Shows this page in the place of its first view, in one paint; for pages that ask nothing in it. */
export function useTakeOver(): void {
  useLayoutEffect(() => firstView.handOver(), []);
}
