import { session } from '@ciguawatch/shared/runtime/session/session';
import { useEffect, useState } from 'react';
import { CaseDesk } from './case-desk';
import { serverDesk } from './server-desk';

/** A desk whose rows leave the memory with the page, and with whoever was signed in. */
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
