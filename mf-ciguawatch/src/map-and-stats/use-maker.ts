import { textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { type ComponentType, useState } from 'react';

/** What makes a file while it is mounted, and tells when it is done. */
interface MakerProps {
  onDone: () => void;
}

/**
 * A component that is fetched with its words and mounted to make one file; a visit that saves none pays nothing.
 * @param failed title of the toast when its code or its words cannot be fetched
 * @returns the component while it works, whether it does, what a button calls, and what it calls at its end
 */
export function useMaker<P extends MakerProps>(
  load: () => Promise<{ default: ComponentType<P> }>,
  failed: string,
): { Maker: ComponentType<P> | null; busy: boolean; start: () => void; onDone: () => void } {
  const [Maker, setMaker] = useState<ComponentType<P> | null>(null);
  const [busy, setBusy] = useState(false);
  const onDone = () => {
    setMaker(null);
    setBusy(false);
  };
  const start = () => {
    setBusy(true);
    // Its words come with its code: what it draws first is what it writes.
    load()
      .then(async (found) => {
        await textsReady();
        return found;
      })
      .then(
        ({ default: found }) => setMaker(() => found),
        () => {
          toasts.error(failed);
          onDone();
        },
      );
  };
  return { Maker, busy, start, onDone };
}
