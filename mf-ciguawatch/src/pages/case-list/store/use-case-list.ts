import { session } from '@ciguawatch/shared/runtime/session/session';
import { useEffect, useState } from 'react';
import { CaseListStore } from './case-list-store';
import { serverPort } from './server-port';

/** Case list of this page; its rows are removed from memory when the page closes or the account logs out. */
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
