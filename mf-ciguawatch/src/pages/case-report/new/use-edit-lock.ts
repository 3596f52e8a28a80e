import { takeEditLock } from '@ciguawatch/shared/runtime/drafts/edit-lock';
import { useEffect, useState } from 'react';
import { draftLockName } from '../../../report/report-draft';

/** Holds the edit lock of a report while its form is open; true once another tab has taken it over. */
export function useEditLock(uuid: string): boolean {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    setLost(false);
    return takeEditLock(draftLockName(uuid), () => setLost(true));
  }, [uuid]);
  return lost;
}
