import type { Found } from '@ciguawatch/shared/domain/text/search/name-index';
import { ComboBox } from '@ciguawatch/shared/ui/fields/combobox';
import { type Key, type ReactNode, useRef, useState } from 'react';

interface Props<T> {
  label: string;
  help: string;
  emptyText: string;
  find: (typed: string) => Found<T>;
  itemKey: (item: T) => Key;
  itemText: (item: T) => string;
  renderItem?: (item: T) => ReactNode;
  onSelect: (item: T) => void;
  loading?: boolean;
}

/** The only field of a dialog: it has the focus at once, and choosing ends the dialog. */
export function CorrectField<T>({ find, ...props }: Props<T>) {
  const [typed, setTyped] = useState('');
  const focused = useRef(false);
  const focus = (box: HTMLDivElement | null) => {
    if (focused.current || !box) return;
    focused.current = true;
    box.querySelector('input')?.focus();
  };
  return (
    <div ref={focus}>
      <ComboBox<T> {...props} {...find(typed)} inFlow inputValue={typed} onInputChange={setTyped} />
    </div>
  );
}
