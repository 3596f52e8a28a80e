import { textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { type ComponentType, useState } from 'react';

/** Props of a component that makes a file while mounted and calls `onDone` at the end. */
interface MakerProps {
  onDone: () => void;
}

/**
 * Lazy-loads a component and its texts and mounts it to make one file, so that visits without a download do
 * not load its code.
 * @param failed title of the toast when the code or the texts cannot be loaded
 * @returns the mounted component or null, whether it works, the handler of the button, and the component's
 *   `onDone`
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
    // Waits for the texts too, because the component writes them to the file on its first render.
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
