import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import css from './tabs.module.css';

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem[];
  value: string;
  onChange: (id: string) => void;
}

const KEY_MOVES: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Tabs with one visible panel. Arrows, Home and End move between tabs. */
export function Tabs({ label, items, value, onChange }: TabsProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    items.findIndex((item) => item.id === value),
  );
  const onKeyDown = (e: KeyboardEvent) => {
    const next = items[KEY_MOVES[e.key]?.(at, items.length) ?? -1];
    if (!next) return;
    e.preventDefault();
    onChange(next.id);
    row.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  const current = items[at];
  return (
    <div>
      <div ref={row} role="tablist" aria-label={label} className={css.row}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-${item.id}`}
            data-tab={item.id}
            aria-selected={item === current}
            aria-controls={`${id}-panel`}
            tabIndex={item === current ? 0 : -1}
            className={css.tab}
            onClick={() => onChange(item.id)}
            onKeyDown={onKeyDown}
          >
            {item.label}
          </button>
        ))}
      </div>
      {current && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current.id}`} className={css.panel}>
          {current.content}
        </div>
      )}
    </div>
  );
}
