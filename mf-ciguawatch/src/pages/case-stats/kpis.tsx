import type { CaseStatistics } from '@ciguawatch/shared/domain/statistics/statistics';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { kpiItems } from './kpi-items';
import css from './page.module.css';

/** The five key figures above the charts, such as cases and people ill. */
export const Kpis = observer(function Kpis({ figures, years }: { figures: CaseStatistics; years: string }) {
  const t = useT('ciguawatch');
  return (
    <dl className={css.kpis}>
      {kpiItems(figures, years, t).map(({ id, value, name, help }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b>
            <span>{help}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
});
