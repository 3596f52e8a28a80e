import { session } from '@ciguawatch/shared/runtime/session/session';
import { useEffect, useState } from 'react';
import { CaseListStore } from './case-list-store';
import { serverPort } from './server-port';

/** The case list of this page; its rows are dropped when the page closes or the account changes. */
export function useCaseList(): CaseListStore {
  const [desk] = useState(() => new CaseListStore(serverPort));
  useEffect(() => {
    const forget = session.onLeave(() => desk.drop());
    return () => {
      forget();
      desk.drop();
    };
  }, [desk]);
  return desk;
}
