import { type Key, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { cx } from '../../foundation/cx';
import { useUiT } from '../../foundation/ui-texts';
import { VisuallyHidden } from '../../foundation/visually-hidden';
import css from '../styles/combobox.module.css';
import { makeListRoom } from './list-room';

interface ComboListProps {
  id: string;
  labelId: string;
  /** The field that the list belongs to. */
  input: RefObject<HTMLElement | null>;
  isOpen: boolean;
  inFlow: boolean;
  active: number;
  keys: readonly Key[];
  texts: readonly string[];
  render: (index: number) => ReactNode;
  onPick: (index: number) => void;
  emptyText: string;
}

/** The suggestions under a combo box; screen readers hear their number. */
export function ComboList(props: ComboListProps) {
  const { id, labelId, input, isOpen, inFlow, active, keys, texts, render, onPick, emptyText } = props;
  const t = useUiT();
  const list = useRef<HTMLDivElement>(null);
  const shown = isOpen ? keys.length : 0;
  useLayoutEffect(() => {
    const field = input.current;
    return shown > 0 && field && list.current ? makeListRoom(list.current, field) : undefined;
  }, [shown, input]);
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  const look = cx(css.list, inFlow && css.flow);
  const said = keys.length === 0 ? emptyText : t('combobox.count', { count: keys.length });
  return (
    <>
      <div ref={list} id={id} role="listbox" aria-labelledby={labelId} hidden={shown === 0} className={look}>
        {keys.map((key, index) => (
          // The focus must stay in the input when a suggestion is pressed, or blur would close the list
          // first.
          <div
            key={key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            aria-label={texts[index]}
            className={cx(css.option, index === active && css.active)}
            onMouseDown={(e) => e.preventDefault()}
            onClick={() => onPick(index)}
            onKeyDown={(e) => e.key === 'Enter' && onPick(index)}
          >
            {render(index)}
          </div>
        ))}
      </div>
      {isOpen && keys.length === 0 && <div className={cx(look, css.empty)}>{emptyText}</div>}
      <VisuallyHidden>
        <span role="status">{isOpen ? said : ''}</span>
      </VisuallyHidden>
    </>
  );
}
