import { type KeyboardEvent, useState } from 'react';

interface Combo {
  isOpen: boolean;
  /** Index of the highlighted entry, -1 for none. */
  active: number;
  open: () => void;
  /** Opens the list because something was typed: Enter then chooses the best match. */
  search: () => void;
  close: () => void;
  pick: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** State of a list of suggestions that is operated from its input: opening, moving, choosing. */
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
  // After typing, Enter chooses the first entry. While the list is open, Enter never submits the form.
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
    // Escape closes the list only, not the dialog around it.
    if (e.key === 'Escape') e.stopPropagation();
    e.preventDefault();
    act();
  };
  return { isOpen, active, open, search, close, pick, onKeyDown };
}
