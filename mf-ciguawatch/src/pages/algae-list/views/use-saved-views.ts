import { getSetting, putSetting } from '@ciguawatch/shared/api/calls/accounts/settings';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useEffect, useState } from 'react';
import { readViews, type SavedView } from './saved-view';

/** The setting that holds the views, the same on every device of the person. */
const KEY = 'algae-views';

/** The saved views of the list; empty until they are known. */
export function useSavedViews() {
  const [views, setViews] = useState<readonly SavedView[]>([]);
  useEffect(() => {
    const control = new AbortController();
    call(getSetting, { params: { key: KEY }, signal: control.signal }).then(
      ({ value }) => setViews(readViews(value)),
      // The list itself is there: views are asked for again with the next change.
      () => undefined,
    );
    return () => control.abort();
  }, []);
  /**
   * Keeps what `change` makes of the views as they are by now, another device's included.
   * @throws an ApiError; the views are as before then
   */
  const keep = async (change: (views: readonly SavedView[]) => readonly SavedView[]) => {
    const { value } = await call(getSetting, { params: { key: KEY } });
    const next = change(readViews(value));
    await call(putSetting, { params: { key: KEY }, body: { value: next } });
    setViews(next);
  };
  return { views, keep };
}
