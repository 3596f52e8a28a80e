import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { reaction } from 'mobx';
import { useEffect } from 'react';

/**
 * Shows a warning each time the network is lost (specification, section 4). A slow server only changes the
 * permanent status, because that comes and goes on a weak connection.
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
