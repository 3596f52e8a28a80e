import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Disclosure } from '@ciguawatch/shared/ui/layout/disclosure';
import { useState } from 'react';
import { History } from '../../case-report/saved/history/history';

/** Who changed the case and why, read from the trail once it is opened. */
export function CaseHistory({ row }: { row: CaseFull }) {
  const t = useT('caseList');
  const [seen, setSeen] = useState(false);
  return (
    <Disclosure level={3} icon="history" title={t('drawer.history')} onToggle={() => setSeen(true)}>
      {seen && <History row={row} noted={0} />}
    </Disclosure>
  );
}
