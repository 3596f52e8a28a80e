import { getSetting, putSetting } from '@ciguawatch/shared/api/calls/accounts/settings';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useEffect, useState } from 'react';
import { readViews, type SavedView } from './saved-view';

/** Key of the account's setting with the views, shared by its devices. */
const SETTING_KEY = 'algae-views';

/** Saved views of the list; empty until they are loaded. */
export function useSavedViews() {
  const [views, setViews] = useState<readonly SavedView[]>([]);
  useEffect(() => {
    const control = new AbortController();
    call(getSetting, { params: { key: SETTING_KEY }, signal: control.signal }).then(
      ({ value }) => setViews(readViews(value)),
      // The list works without saved views, and the next change fetches them again.
      () => undefined,
    );
    return () => control.abort();
  }, []);
  /**
   * Saves a change of the views, based on the latest ones, which another device may have saved.
   * @throws ApiError, leaving the views unchanged
   */
  const keep = async (change: (views: readonly SavedView[]) => readonly SavedView[]) => {
    const { value } = await call(getSetting, { params: { key: SETTING_KEY } });
    const next = change(readViews(value));
    await call(putSetting, { params: { key: SETTING_KEY }, body: { value: next } });
    setViews(next);
  };
  return { views, keep };
}
