import { textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { loadWithRetry } from '@ciguawatch/shared/runtime/outbox/start-sending';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import type { MyReportsLinkProps } from '../pages/outbox/my-reports/loaded-link';

// Code and texts are two requests; if either fails, both are retried when the network is back.
const LoadedLink = lazy(() =>
  loadWithRetry(async () => {
    const found = await import(/* webpackChunkName: "waiting" */ '../pages/outbox/my-reports/loaded-link');
    await textsReady();
    return found;
  }),
);

/**
 * Link to the reports sent from this device. Loaded only once there is one, which most visits never have.
 */
export const MyReportsLink = observer(function MyReportsLink(props: MyReportsLinkProps) {
  return outbox.sent.length + outbox.items.length > 0 ? (
    <Suspense fallback={null}>
      <LoadedLink {...props} />
    </Suspense>
  ) : null;
});
