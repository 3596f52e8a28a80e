import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { reaction } from 'mobx';
import { useEffect } from 'react';

/**
 * Each time the network goes, one warning (specification, section 4) beside the sign that lasts. A server
 * that is slow to answer has the sign alone: on a weak link it comes and goes.
 */
export function useOfflineToast(): void {
  useEffect(
    () =>
      reaction(
        () => connectivity.network,
        (network) => {
          if (!network) toasts.warning(translate('shell', 'banner.offlineSend'));
        },
        { fireImmediately: true },
      ),
    [],
  );
}
