import { session } from '@ciguawatch/shared/runtime/session/session';
import { useEffect, useState } from 'react';
import { CaseDesk } from './case-desk';
import { serverDesk } from './server-desk';

/** The case list of this page; its rows are dropped when the page closes or the account changes. */
export function useDesk(): CaseDesk {
  const [desk] = useState(() => new CaseDesk(serverDesk));
  useEffect(() => {
    const forget = session.onLeave(() => desk.drop());
    return () => {
      forget();
      desk.drop();
    };
  }, [desk]);
  return desk;
}
