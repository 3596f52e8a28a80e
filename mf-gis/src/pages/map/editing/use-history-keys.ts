import { type Dispatch, useEffect } from 'react';
import type { EditAction } from '../../../outline/edit-state';
import { historyKey } from '../layer/key-action';

/** Undo and redo by keyboard on the whole page, except in inputs, which have their own. */
export function useHistoryKeys(dispatch: Dispatch<EditAction>): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const isField = (event.target as Element | null)?.closest?.('input,textarea,select');
      const action = event.defaultPrevented || isField ? null : historyKey(event);
      if (!action) return;
      event.preventDefault();
      dispatch(action);
    };
    window.addEventListener('keydown', key);
    return () => window.removeEventListener('keydown', key);
  }, [dispatch]);
}
