import { listAudit } from '@ciguawatch/shared/api/calls/audit';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useEffect, useState } from 'react';

/** Name of the editor who saved the case last, from its audit trail; null until loaded or if unknown. */
export function useOtherEditor(id: number): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    const control = new AbortController();
    call(listAudit, { params: { kind: 'case', id }, signal: control.signal }).then(
      (entries) => {
        const updates = entries.filter((entry) => entry.action === 'update' && entry.user);
        const last = updates.reduce<(typeof updates)[number] | null>(
          (best, one) => (best && best.id > one.id ? best : one),
          null,
        );
        setName(last?.user?.name ?? null);
      },
      // The conflict can be resolved without the name.
      () => undefined,
    );
    return () => control.abort();
  }, [id]);
  return name;
}
