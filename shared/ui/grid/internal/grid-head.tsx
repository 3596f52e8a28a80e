import type { SortKey } from '../../../domain/case-list/sort';
import { Icon } from '../../foundation/icon';
import css from '../grid.module.css';
import type { GridColumn } from '../grid-column';
import { useGridT } from './grid-texts';
import { HeadCell } from './head-cell';

/** How many of the rows are selected. */
type SelectionExtent = 'none' | 'some' | 'all';

interface Props<Row> {
  columns: readonly GridColumn<Row>[];
  sort: readonly SortKey<string>[];
  /** Index of the column header that Tab moves to, 0 for the selection column. */
  at: number;
  chosen: SelectionExtent;
  onChooseAll: () => void;
  onSort: (column: string, add: boolean) => void;
  onWidth: (column: string, width: number) => void;
  onMove: (column: string, to: string) => void;
}

/** The sticky column headers. */
export function GridHead<Row>({ columns, at, chosen, onChooseAll, ...rest }: Props<Row>) {
  const t = useGridT();
  const onStep = (index: number, by: -1 | 1) => {
    const from = columns[index];
    const to = columns[index + by];
    if (from && to) rest.onMove(from.id, to.id);
  };
  return (
    <div role="rowgroup" className={css.head}>
      <div role="row" aria-rowindex={1} className={css.headRow}>
        <div role="columnheader" aria-colindex={1} className={css.tickCell}>
          <button
            type="button"
            role="checkbox"
            aria-checked={chosen === 'all' ? true : chosen === 'none' ? false : 'mixed'}
            aria-label={t('grid.chooseAll')}
            title={t('grid.chooseAll')}
            tabIndex={at === 0 ? 0 : -1}
            data-head={0}
            className={css.tickAll}
            onClick={onChooseAll}
          >
            <span className={css.tick} data-on={chosen !== 'none' || undefined}>
              {chosen !== 'none' && <Icon name={chosen === 'all' ? 'check' : 'minus'} size={14} />}
            </span>
          </button>
        </div>
        {columns.map((column, index) => (
          <HeadCell
            key={column.id}
            column={column}
            index={index}
            isReached={at === index + 1}
            onStep={onStep}
            {...rest}
          />
        ))}
      </div>
    </div>
  );
}
