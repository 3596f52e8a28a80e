import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../actions/icon-button';
import { drawerMark } from '../foundation/page-marks';
import { useUiT } from '../foundation/ui-texts';
import css from './drawer.module.css';

export interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Beside the title, for example a tag. */
  aside?: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
}

const FOCUSABLE_SELECTOR = 'a[href], button, input, select, textarea, [tabindex]';

/** Makes a scrolling box without controls focusable, so that keyboards can scroll it. */
function reachIfScrolled(box: HTMLElement): void {
  if (box.scrollHeight > box.clientHeight && !box.querySelector(FOCUSABLE_SELECTOR)) box.tabIndex = 0;
  else box.removeAttribute('tabindex');
}

/**
 * A panel of 384 px at the right edge beside a page that stays usable; full screen on phones. It takes the
 * focus, Escape closes it, and the focus returns to where it was.
 */
export function Drawer({ isOpen, ...rest }: DrawerProps) {
  return isOpen ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer({ onClose, title, aside, children, actions }: Omit<DrawerProps, 'isOpen'>) {
  const t = useUiT();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (body.current) reachIfScrolled(body.current);
  });
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      // If the person is using another part of the page, the focus stays there.
      const left = document.activeElement === null || document.activeElement === document.body;
      if (left && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <div
      role="dialog"
      aria-labelledby={titleId}
      // Marks the page, so that toasts appear beside the drawer instead of over its buttons.
      ref={drawerMark}
      className={css.drawer}
      onKeyDown={(e) => {
        if (e.key !== 'Escape' || e.defaultPrevented) return;
        e.stopPropagation();
        onClose();
      }}
    >
      <header className={css.head}>
        <h2 id={titleId} ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </h2>
        {aside}
        <IconButton icon="x" label={t('dialog.close')} onPress={onClose} size="sm" />
      </header>
      <div ref={body} className={css.body} onLoad={(e) => reachIfScrolled(e.currentTarget)}>
        {children}
      </div>
      {actions && <footer className={css.foot}>{actions}</footer>}
    </div>
  );
}
