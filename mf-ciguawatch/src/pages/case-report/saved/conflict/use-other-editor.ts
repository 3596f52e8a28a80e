import { listAudit } from '@ciguawatch/shared/api/calls/audit';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useEffect, useState } from 'react';

/** Who saved the case last, from its history; null until known. */
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
      // The conflict can be settled without the name.
      () => undefined,
    );
    return () => control.abort();
  }, [id]);
  return name;
}
