import { getPhenotypeDetail, getSpecieDetail } from '@ciguawatch/shared/api/calls/products';
import type { PhenotypeDetail, SpecieDetail } from '@ciguawatch/shared/api/schemas/product';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useEffect, useState } from 'react';

/** Content of a product's page beyond the directory, `loading`, or `error` when it could not be loaded. */
export type Detail<T> = T | 'loading' | 'error';

interface Asked {
  id: number;
  /** version of the product on the device; a newer one loads again */
  version: number | undefined;
}

/** Detail of a species; nothing is asked while it is not in the directory. */
export const useSpecieDetail = (asked: Asked): Detail<SpecieDetail> =>
  useLoaded(asked, (options) => call(getSpecieDetail, options));

/** Detail of a group. */
export const usePhenotypeDetail = (asked: Asked): Detail<PhenotypeDetail> =>
  useLoaded(asked, (options) => call(getPhenotypeDetail, options));

interface Options {
  params: { id: number };
  signal: AbortSignal;
  anonymous: true;
}

function useLoaded<T extends object>(
  { id, version }: Asked,
  read: (options: Options) => Promise<T>,
): Detail<T> {
  const [loaded, setLoaded] = useState<{ id: number; detail: Detail<T> }>({ id, detail: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is written in place; id and version say what is read.
  useEffect(() => {
    if (version === undefined) return;
    const control = new AbortController();
    read({ params: { id }, signal: control.signal, anonymous: true }).then(
      (detail) => setLoaded({ id, detail }),
      () => {
        // A page that was left ignores responses, and what was loaded of the same product stays after a failure.
        if (control.signal.aborted) return;
        setLoaded((before) =>
          before.id === id && typeof before.detail === 'object' ? before : { id, detail: 'error' },
        );
      },
    );
    return () => control.abort();
  }, [id, version]);
  return loaded.id === id ? loaded.detail : 'loading';
}
