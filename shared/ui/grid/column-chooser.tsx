import { useRef, useState } from 'react';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { Checkbox } from '../fields/checkbox';
import { Popover } from '../overlay/popover';
import css from './column-chooser.module.css';
import { type ColumnLayout, defaultLayout, withPlace, withShown } from './column-layout';
import type { GridColumn } from './grid-column';
import { useGridT } from './internal/grid-texts';

interface Props {
  /** Name of the button that opens it. */
  label: string;
  columns: readonly GridColumn<never>[];
  layout: ColumnLayout;
  onChange: (layout: ColumnLayout) => void;
}

/** Which columns are shown, and in which order. */
export function ColumnChooser({ label, columns, layout, onChange }: Props) {
  const t = useGridT();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={trigger}
        icon="columns-3"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPress={() => setOpen(!open)}
      >
        {label}
      </Button>
      <Popover
        isOpen={open}
        onClose={() => setOpen(false)}
        triggerRef={trigger}
        label={t('columns.title')}
        placement="bottom end"
      >
        <div data-density="compact">
          <b>{t('columns.title')}</b>
          <ul className={css.list}>
            {layout.order.map((id, at) => {
              const column = columns.find((one) => one.id === id);
              if (!column) return null;
              const move = (by: -1 | 1) => onChange(withPlace(layout, id, layout.order[at + by] as string));
              return (
                <li key={id} className={css.line}>
                  <Checkbox
                    label={column.label}
                    isChecked={layout.shown.includes(id)}
                    isDisabled={column.isRowHeader}
                    onChange={(shown) => onChange(withShown(layout, id, shown))}
                  />
                  <IconButton
                    icon="chevron-up"
                    size="sm"
                    label={t('columns.up', { name: column.label })}
                    isDisabled={at === 0}
                    onPress={() => move(-1)}
                  />
                  <IconButton
                    icon="chevron-down"
                    size="sm"
                    label={t('columns.down', { name: column.label })}
                    isDisabled={at === layout.order.length - 1}
                    onPress={() => move(1)}
                  />
                </li>
              );
            })}
          </ul>
          <Button variant="quiet" size="sm" onPress={() => onChange(defaultLayout(columns))}>
            {t('columns.reset')}
          </Button>
        </div>
      </Popover>
    </>
  );
}
