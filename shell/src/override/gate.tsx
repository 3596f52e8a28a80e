import { config } from '@ciguawatch/shared/runtime/page/config';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { lazyWithTexts } from '../layout/frame/lazy-with-texts';

const OverrideGate = lazyWithTexts(() => import(/* webpackChunkName: "override" */ './override-gate'));

/** Draws nothing, and fetches nothing, where the configuration names no site under development. */
export const Gate = observer(function Gate() {
  return (
    config.value?.module_origins && (
      <Suspense fallback={null}>
        <OverrideGate />
      </Suspense>
    )
  );
});
