import type { CoverageOfCountry } from '@ciguawatch/shared/api/schemas/monthly/coverage';
import type { MonthOf } from '@ciguawatch/shared/domain/statistics/coverage';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { formatMonth, translate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import { EmptyState } from '@ciguawatch/shared/ui/feedback/states';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { monthsChanged, SourceMonths } from './cells';
import type { CoverageFilter } from './filters';
import { MonthTable, type TableRow } from './month-table';
import css from './page.module.css';
import { archipelagosOf, rowsOf } from './rows';
import type { CoverageChange } from './use-coverage';

/** Largest number of months, summed over islands, changed without a confirmation. */
const MAX_UNCONFIRMED_MONTHS = 24;

interface Props {
  coverage: CoverageOfCountry;
  asked: CoverageFilter;
  busy: boolean;
  onMark: (marking: CoverageChange) => Promise<void>;
}

/** Table of islands by month with its legend; asks for confirmation before many months are changed. */
export const CoverageBoard = observer(function CoverageBoard({ coverage, asked, busy, onMark }: Props) {
  const t = useT('coverageTable');
  useT('domain');
  const [asking, setAsking] = useState<(CoverageChange & { question: string }) | null>(null);
  const { country, source, year } = asked;
  const months = new SourceMonths(coverage.rows, source, country, homeMonth());
  const rows = rowsOf(country, asked.archi ?? archipelagosOf(country)[0]?.id ?? null, t);
  const sourceName = translate('domain', `source.${source}`);

  const press = (row: TableRow, chosen: readonly MonthOf[]) => {
    if (busy) return;
    const observed = !chosen.some((at) => months.state(row.islands, at) === 'observed');
    const marks = months.marksFor(row.islands, chosen, observed);
    const marking = { source, marks, back: months.marksBack(marks) };
    if (monthsChanged(marks) <= MAX_UNCONFIRMED_MONTHS) return void onMark(marking);
    const [first] = chosen;
    const time = chosen.length === 1 && first ? formatMonth(first.month, first.year) : String(year);
    const vars = { place: row.name, time, source: sourceName };
    setAsking({ ...marking, question: t(observed ? 'coverage.askObserved' : 'coverage.askSilent', vars) });
  };
  if (rows.length === 0) return <EmptyState title={t('coverage.none')} reason={t('coverage.noneText')} />;
  return (
    <>
      <p className={css.quiet}>{t('coverage.keys')}</p>
      <p className={css.legend}>
        {(['observed', 'silent', 'partly'] as const).map((state) => (
          <span key={state}>
            <i aria-hidden="true" className={css[state]} /> {t(`coverage.${state}`)}
          </span>
        ))}
        <span>
          <i aria-hidden="true" className={css.own} /> {t('coverage.own')}
        </span>
      </p>
      <MonthTable
        label={`${sourceName}, ${year}`}
        rows={rows}
        year={year}
        months={months}
        isDisabled={!connectivity.online}
        onPress={press}
      />
      {asking && (
        <ConfirmDialog
          isOpen
          busy={busy}
          title={t('coverage.ask', { count: monthsChanged(asking.marks) })}
          body={asking.question}
          confirmLabel={t('coverage.change')}
          onConfirm={() => void onMark(asking).finally(() => setAsking(null))}
          onCancel={() => setAsking(null)}
        />
      )}
    </>
  );
});
