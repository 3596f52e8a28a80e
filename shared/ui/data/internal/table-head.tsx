import { cx } from '../../foundation/cx';
import { Icon, type IconName } from '../../foundation/icon';
import { VisuallyHidden } from '../../foundation/visually-hidden';
import css from '../table.module.css';
import type { Column, TableSort } from './table-column';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: TableSort | null | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
  /** Tooltip of the headers that sort. */
  sortLabel: string;
}

const orderOf = (sort: TableSort | null | undefined, id: string): 'ascending' | 'descending' | 'none' =>
  sort?.id !== id ? 'none' : sort.descending ? 'descending' : 'ascending';

const icons: Record<ReturnType<typeof orderOf>, IconName> = {
  ascending: 'arrow-up',
  descending: 'arrow-down',
  none: 'chevrons-up-down',
};

/** The head of a table. A sortable header is a button: ascending first, then descending. */
export function TableHead<Row>({ columns, sort, onSort, sortLabel }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const order = orderOf(sort, column.id);
          const sorts = column.sortable && onSort;
          return (
            <th
              key={column.id}
              scope="col"
              className={cx(column.numeric && css.number)}
              style={{ width: column.width }}
              aria-sort={sorts ? order : undefined}
            >
              {column.hideHeader ? (
                <VisuallyHidden>{column.header}</VisuallyHidden>
              ) : sorts ? (
                <button
                  type="button"
                  className={css.sort}
                  title={sortLabel}
                  onClick={() => onSort({ id: column.id, descending: order === 'ascending' })}
                >
                  {column.header}
                  <Icon name={icons[order]} size={13} />
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
