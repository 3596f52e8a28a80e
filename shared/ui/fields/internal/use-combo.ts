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
  const onKeyDown = (e: KeyboardEvent) => {
    if (e.nativeEvent.isComposing) return;
    if (e.key === 'ArrowDown') move(active + 1);
    else if (e.key === 'ArrowUp') move(active < 0 ? count - 1 : active - 1);
    else if (e.key === 'Enter' && isOpen) {
      // What was typed is answered best by the first entry. An open list never sends the form.
      const best = asked && !isGuess && count > 0 ? 0 : -1;
      if (active >= 0 || best === 0) pick(Math.max(active, best));
      else close();
    } else if (e.key === 'Escape' && isOpen) {
      e.stopPropagation();
      close();
    } else return;
    e.preventDefault();
  };
  return { isOpen, active, open, search, close, pick, onKeyDown };
}
