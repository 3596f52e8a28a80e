import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { patiently } from '@ciguawatch/shared/runtime/outbox/start-sending';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { lazyWithTexts } from '../layout/frame/lazy-with-texts';
import type { MyReportsLinkProps } from '../pages/outbox/my-reports-link';

const Link = lazyWithTexts(() => patiently(() => import('../pages/outbox/my-reports-link')));

/** The way to the reports of this device, fetched once there is one: most visits never need it. */
export const MyReports = observer(function MyReports(props: MyReportsLinkProps) {
  return outbox.sent.length + outbox.items.length > 0 ? (
    <Suspense fallback={null}>
      <Link {...props} />
    </Suspense>
  ) : null;
});
