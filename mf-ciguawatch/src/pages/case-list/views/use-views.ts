import { createView, deleteView, listViews, patchView } from '@ciguawatch/shared/api/calls/case-list';
import type { SavedView, ViewCreate, ViewPatch } from '@ciguawatch/shared/api/schemas/case-list';
import { ApiError, call, change } from '@ciguawatch/shared/runtime/http/call';
import { useEffect, useRef, useState } from 'react';

/** Saved views visible to the account, and functions to edit its own. */
interface Views {
  views: readonly SavedView[];
  /** @throws ApiError, as do the other functions */
  add: (view: ViewCreate) => Promise<SavedView>;
  change: (view: SavedView, patch: ViewPatch) => Promise<void>;
  remove: (view: SavedView) => Promise<void>;
}

/** @param onFailed called when the views cannot be loaded; the list works without them */
export function useViews(onFailed: (thrown: unknown) => void): Views {
  const [views, setViews] = useState<readonly SavedView[]>([]);
  const failed = useRef(onFailed);
  failed.current = onFailed;
  useEffect(() => {
    const control = new AbortController();
    call(listViews, { params: undefined, signal: control.signal }).then(
      setViews,
      (thrown) => !control.signal.aborted && failed.current(thrown),
    );
    return () => control.abort();
  }, []);
  const put = (view: SavedView) =>
    setViews((before) => before.map((one) => (one.id === view.id ? view : one)));
  /** After a conflict shows the stored view, so that the person sees the other change before trying again. */
  const shownAnew = (thrown: unknown): never => {
    if (thrown instanceof ApiError && thrown.code === 'conflict') put(thrown.current as SavedView);
    throw thrown;
  };
  return {
    views,
    add: async (view) => {
      const saved = await call(createView, { params: undefined, body: view });
      setViews((before) => [...before, saved]);
      return saved;
    },
    change: async ({ id, version }, patch) => {
      const sent = change(patchView, { params: { id }, body: patch, ifVersion: version });
      put(await sent.catch(shownAnew));
    },
    remove: async ({ id, version }) => {
      await change(deleteView, { params: { id }, ifVersion: version }).catch(shownAnew);
      setViews((before) => before.filter((one) => one.id !== id));
    },
  };
}
