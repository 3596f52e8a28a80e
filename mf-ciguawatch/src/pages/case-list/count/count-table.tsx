import type { CountAsk, CountKey } from '@ciguawatch/shared/domain/case-list/count/axes';
import { filterOfCell } from '@ciguawatch/shared/domain/case-list/count/count-filter';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Link } from '@ciguawatch/shared/runtime/navigation/router';
import { observer } from 'mobx-react-lite';
import { addressOf, type CaseListQuery } from '../../../case-filter/query-address';
import { axisLabel, keyLabel } from './axis-labels';
import css from './count.module.css';
import type { ShownCount } from './use-count';

interface Props {
  query: CaseListQuery;
  shown: ShownCount;
  /** whether any source observed the place and time of a cell */
  isObserved: (keys: readonly (CountKey | undefined)[]) => boolean;
}

/** A count as a table with totals; each number lists its cases below. */
export const CountTableView = observer(function CountTableView({ query, shown, isObserved }: Props) {
  const t = useT('caseList');
  const { ask, table } = shown;
  const [rowAxis, columnAxis] = ask.by;
  if (!rowAxis) return null;
  const cell = (n: number, keys: readonly (CountKey | undefined)[]) => (
    <CellNumber n={n} keys={keys} ask={ask} query={query} isObserved={isObserved(keys)} />
  );
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <caption className={css.caption}>{t('count.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{axisLabel(rowAxis)}</th>
            {columnAxis &&
              table.columns.map((column) => (
                <th key={String(column)} scope="col">
                  {keyLabel(columnAxis, column ?? null, true)}
                </th>
              ))}
            <th scope="col">{t(columnAxis ? 'count.total' : 'count.cases')}</th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, i) => (
            <tr key={String(row)}>
              <th scope="row">{keyLabel(rowAxis, row)}</th>
              {columnAxis &&
                table.columns.map((column, j) => (
                  <td key={String(column)}>{cell(table.cells[i]?.[j] ?? 0, [row, column])}</td>
                ))}
              <td className={css.sum}>{cell(table.rowTotals[i] ?? 0, [row, undefined])}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('count.total')}</th>
            {columnAxis &&
              table.columns.map((column, j) => (
                <td key={String(column)}>{cell(table.columnTotals[j] ?? 0, [undefined, column])}</td>
              ))}
            <td className={css.sum}>{cell(table.total, [undefined, undefined])}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
});

interface CellProps {
  n: number;
  keys: readonly (CountKey | undefined)[];
  ask: CountAsk;
  query: CaseListQuery;
  isObserved: boolean;
}

/** A number that leads to its cases; a zero leads nowhere, and a dash says that nobody observed. */
function CellNumber({ n, keys, ask, query, isObserved }: CellProps) {
  const t = useT('caseList');
  if (n === 0)
    return isObserved ? (
      <span className={css.zero}>{formatNumber(0)}</span>
    ) : (
      <abbr className={css.silent} title={t('count.silent')}>
        –
      </abbr>
    );
  const filter = filterOfCell(query.filter, ask.by, keys, ask.of);
  if (!filter) return formatNumber(n);
  return <Link to={{ search: addressOf({ ...query, filter }).toString() }}>{formatNumber(n)}</Link>;
}
