import { session } from '@ciguawatch/shared/runtime/session/session';
import { useEffect, useState } from 'react';
import { CaseListStore } from './case-list-store';
import { serverPort } from './server-port';

/** The case list of this page; its rows are dropped when the page closes or the account changes. */
export function useCaseList(): CaseListStore {
  const [store] = useState(() => new CaseListStore(serverPort));
  useEffect(() => {
    const forget = session.onLeave(() => store.drop());
    return () => {
      forget();
      store.drop();
    };
  }, [store]);
  return store;
}
