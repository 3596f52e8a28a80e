import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** A panel opened by a button. */
interface Disclosure {
  open: boolean;
  toggle(): void;
  close(): void;
  /** Element that contains button and panel. */
  box: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
}

/**
 * State of a panel under a button. It closes with Escape (the focus returns to the button), when focus or a
 * press goes elsewhere, or on request.
 */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', onEscape);
    };
  }, [open]);

  return { open, toggle: () => setOpen((was) => !was), close, box, button };
}
