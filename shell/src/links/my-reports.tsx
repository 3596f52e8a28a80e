import { textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { patiently } from '@ciguawatch/shared/runtime/outbox/start-sending';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import type { MyReportsLinkProps } from '../pages/outbox/my-reports/my-reports-link';

// Its words are as much code of its own: either may fail on the way, and neither takes the page with it.
const Link = lazy(() =>
  patiently(async () => {
    const found = await import(
      /* webpackChunkName: "waiting" */ '../pages/outbox/my-reports/my-reports-link'
    );
    await textsReady();
    return found;
  }),
);

/** Link to the reports of this device. Its code is fetched once there is one: most visits never need it. */
export const MyReports = observer(function MyReports(props: MyReportsLinkProps) {
  return outbox.sent.length + outbox.items.length > 0 ? (
    <Suspense fallback={null}>
      <Link {...props} />
    </Suspense>
  ) : null;
});
