import type { CaseFull, RelatedCases } from '@ciguawatch/shared/api/schemas/case';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Count } from '@ciguawatch/shared/ui/data/badge';
import { Tabs } from '@ciguawatch/shared/ui/layout/tabs';
import { useState } from 'react';
import { CaseThread } from '../../../../thread/case-thread';
import { MealDrawer } from '../../../case-meal/meal-drawer';
import { History } from '../history/history';
import css from '../saved.module.css';
import { Duplicates, LinkedCases } from './linked-cases';

interface Props {
  row: CaseFull;
  beside: RelatedCases;
  /** incremented when the audit trail grew without a new version of the case */
  noted: number;
  label: string;
  /** number of its meal; null without one */
  meal: number | null;
}

/** Tabs beside a case: its history, follow-up, linked cases with their meal, and duplicates; mails lead to the follow-up. */
export function CaseAside({ row, beside, noted, label, meal }: Props) {
  const t = useT('ciguawatch');
  const thread = useT('caseThread');
  const r = useT('reviewCard');
  const [shown, setShown] = useState(false);
  const [tab, setTab] = useState(() =>
    new URLSearchParams(location.search).get('tab') === 'thread' ? 'thread' : 'history',
  );
  const counted = (name: string, count: number) => (
    <>
      {name} {count > 0 && <Count>{count}</Count>}
    </>
  );
  return (
    <aside className={css.aside} aria-label={label}>
      <Tabs
        label={label}
        value={tab}
        onChange={setTab}
        items={[
          {
            id: 'history',
            label: t('reportEdit.history'),
            content: <History row={row} noted={noted} />,
          },
          {
            id: 'thread',
            label: thread('thread.title'),
            content: <CaseThread id={row.id} country={row.case_country} />,
          },
          {
            id: 'linked',
            label: counted(t('reportEdit.linked'), beside.same_meal.length),
            content: (
              <>
                <LinkedCases row={row} beside={beside} />
                {meal !== null && (
                  <Button size="sm" icon="utensils" onPress={() => setShown(true)}>
                    {r('mealPage.show')}
                  </Button>
                )}
              </>
            ),
          },
          {
            id: 'duplicates',
            label: counted(t('reportEdit.duplicates'), beside.duplicates.length),
            content: <Duplicates row={row} beside={beside} />,
          },
        ]}
      />
      {shown && meal !== null && <MealDrawer id={meal} onClose={() => setShown(false)} />}
    </aside>
  );
}
