import { useRef, useState } from 'react';
import { matches } from '../../domain/text/search/search';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { Checkbox } from '../fields/checkbox';
import { TextField } from '../fields/text-field';
import { Icon } from '../foundation/icon';
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

/** Chooses the visible columns and their order; the long list can be searched. */
export function ColumnChooser({ label, columns, layout, onChange }: Props) {
  const t = useGridT();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const named = (id: string) => columns.find((one) => one.id === id);
  const found = layout.order.filter((id) => matches(words, named(id)?.label ?? ''));
  const close = () => {
    setOpen(false);
    setWords('');
  };
  return (
    <>
      <Button
        ref={trigger}
        icon="columns-3"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPress={() => (open ? close() : setOpen(true))}
      >
        {label}
      </Button>
      <Popover
        isOpen={open}
        onClose={close}
        triggerRef={trigger}
        label={t('columns.title')}
        placement="bottom end"
      >
        <div data-density="compact">
          <b>{t('columns.title')}</b>
          <TextField
            label={t('columns.find')}
            hideLabel
            type="search"
            placeholder={t('columns.find')}
            prefix={<Icon name="search" />}
            value={words}
            onChange={setWords}
          />
          <p role="status" className={css.none}>
            {found.length === 0 && t('columns.none')}
          </p>
          <ul className={css.list}>
            {found.map((id) => {
              const column = named(id);
              if (!column) return null;
              // Index among all columns, because moving is relative to them, not to the search results.
              const at = layout.order.indexOf(id);
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
