import { type KeyboardEvent, useState } from 'react';

interface Combo {
  isOpen: boolean;
  /** Index of the entry the arrows are on, -1 for none. */
  active: number;
  open: () => void;
  /** Opens because something was typed: Enter then takes the best answer. */
  search: () => void;
  close: () => void;
  pick: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Opening, moving and choosing in a list that stays driven from its input. */
export function useCombo(count: number, onPick: (index: number) => void, isGuess = false): Combo {
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const [asked, setAsked] = useState(false);
  const active = at < count ? at : count - 1;
  const open = () => {
    setOpen(true);
    setAt(-1);
  };
  const search = () => {
    open();
    setAsked(true);
  };
  const close = () => {
    setOpen(false);
    setAt(-1);
    setAsked(false);
  };
  const pick = (index: number) => {
    onPick(index);
    close();
  };
  const move = (to: number) => {
    setOpen(true);
    setAt(count === 0 ? -1 : (to + count) % count);
  };
  // What was typed is answered best by the first entry. An open list never sends the form.
  const enter = () => {
    const best = asked && !isGuess && count > 0 ? 0 : -1;
    if (active >= 0 || best === 0) pick(Math.max(active, best));
    else close();
  };
  const actionOf = (e: KeyboardEvent): (() => void) | null => {
    if (e.key === 'ArrowDown') return () => move(active + 1);
    if (e.key === 'ArrowUp') return () => move(active < 0 ? count - 1 : active - 1);
    if (!isOpen) return null;
    return e.key === 'Enter' ? enter : e.key === 'Escape' ? close : null;
  };
  const onKeyDown = (e: KeyboardEvent) => {
    const act = e.nativeEvent.isComposing ? null : actionOf(e);
    if (!act) return;
    // What is around the field would close too.
    if (e.key === 'Escape') e.stopPropagation();
    e.preventDefault();
    act();
  };
  return { isOpen, active, open, search, close, pick, onKeyDown };
}
