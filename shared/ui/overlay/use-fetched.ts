import { type ComponentType, useEffect, useRef, useState } from 'react';
import { translate } from '../../runtime/i18n/i18n';
import { toasts } from '../../runtime/page/toasts';
import '../foundation/ui-texts';

/** Loads the code of a component: an `import()`. */
export type FetchComponent<P> = () => Promise<{ default: ComponentType<P> }>;

const loadedModules = new Map<unknown, unknown>();

/**
 * Loads the code of a component when first needed; null until then. A failed load calls `missing` and is
 * retried next time, so that the page itself never fails.
 * @param missing hides the component again and shows its own message, unless it returns true
 */
export function useFetched<P>(
  fetch: FetchComponent<P>,
  wanted: boolean,
  missing: () => unknown,
): ComponentType<P> | null {
  const [part, setPart] = useState(() => (loadedModules.get(fetch) as ComponentType<P> | undefined) ?? null);
  const give = useRef(missing);
  give.current = missing;
  const asked = wanted && part === null;
  useEffect(() => {
    if (!asked) return undefined;
    let current = true;
    fetch().then(
      (found) => {
        loadedModules.set(fetch, found.default);
        if (current) setPart(() => found.default);
      },
      () => {
        if (current && give.current() !== true) toasts.warning(translate('ui', 'dialog.missing'));
      },
    );
    return () => {
      current = false;
    };
  }, [asked, fetch]);
  return part;
}
