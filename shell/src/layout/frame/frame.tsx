import { usePath } from '@ciguawatch/shared/runtime/navigation/address';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { ToastRegion } from '@ciguawatch/shared/ui/feedback/toast-region';
import { observer } from 'mobx-react-lite';
import { Suspense, useRef } from 'react';
import { LogoutGate } from '../../account/logout-gate';
import { Slots } from '../../loader/slots';
import { PageBoundary } from '../../pages/boundary';
import { WalkPanel } from '../../walk/lazy-walk';
import { FrameView } from './frame-view';
import { LeaveGate } from './parts/leave-gate';
import { Screen } from './screen';
import { useModuleTitle } from './use-module-title';
import { usePageFocus } from './use-page-focus';
import { useWantedLogin } from './use-wanted-login';

/** The complete portal: frame, slots for pages, dialogs and toasts. */
export const Frame = observer(function Frame() {
  const pathname = usePath();
  const main = useRef<HTMLElement>(null);
  usePageFocus(main, pathname);
  useModuleTitle(pathname);
  useWantedLogin();
  const over = (
    <>
      <ToastRegion />
      <LogoutGate />
      <LeaveGate />
      {config.demo && session.user && (
        <Suspense fallback={null}>
          <WalkPanel user={session.user.id} groups={session.user.groups} path={pathname} />
        </Suspense>
      )}
    </>
  );
  return (
    <FrameView path={pathname} main={main} over={over}>
      <PageBoundary path={pathname}>
        <Screen path={pathname} />
      </PageBoundary>
      <Slots />
    </FrameView>
  );
});
