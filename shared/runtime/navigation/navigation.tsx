import { type AnchorHTMLAttributes, type MouseEvent, useEffect } from 'react';
import { isServerPath } from '../../contract/server-paths';
import { singleton } from '../federation/singleton';
import { leaveGuard } from './leave-guard';

export { leaveGuard, type PendingNavigation } from './leave-guard';

/** State of a browser history entry that was made by a step within a page. */
export interface PageStep {
  /** identifies the form the step belongs to: moving between its steps does not leave the form */
  within: string;
}

interface State {
  idx?: number;
  usr?: Partial<PageStep> | null;
}

const state = () => history.state as State | null;
/** Position in this tab's history, as react-router counts it too. */
const historyIndex = (): number => state()?.idx ?? 0;
const within = () => state()?.usr?.within;
let currentIndex = historyIndex();
let currentStep = within();

// Bypasses single-spa's patches of `window`, so that this listener runs before single-spa reacts to a
// navigation.
const listen = EventTarget.prototype.addEventListener.bind(window);
const push = History.prototype.pushState;
const replace = History.prototype.replaceState;

function storePosition(): void {
  currentIndex = historyIndex();
  currentStep = within();
}

function write(usr: PageStep | null, path: string, replacing: boolean): void {
  const entry = {
    usr,
    key: Math.random().toString(36).slice(2, 10),
    idx: replacing ? historyIndex() : historyIndex() + 1,
  };
  (replacing ? replace : push).call(history, entry, '', path);
  storePosition();
}

/** Loads an address that the server answers itself, such as a page without scripts. */
function leavePortal(path: string, replacing: boolean): void {
  if (replacing) location.replace(path);
  else location.assign(path);
}

function changeAddress(path: string, replacing: boolean): void {
  if (isServerPath(new URL(path, location.origin).pathname)) {
    leavePortal(path, replacing);
    return;
  }
  write(null, path, replacing);
  // Every router of the page, and single-spa, reacts to this event.
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

/**
 * Adds a history entry for a step within a page, which the back button undoes. The URL stays, so routers do
 * not react.
 */
export const noteStep = (step: PageStep, replacing = false): void => write(step, location.href, replacing);

/** Allows only paths of this site, else the home page: a link must not lead away after a login. */
export function safePath(path: string | null | undefined): string {
  if (!path) return '/';
  try {
    const url = new URL(path, location.origin);
    return url.origin === location.origin && path.startsWith('/')
      ? url.pathname + url.search + url.hash
      : '/';
  } catch {
    return '/';
  }
}

/**
 * Opens a page of the portal, in whichever module; asks for confirmation when a form would lose changes.
 */
export function go(path: string, options: { replace?: boolean; force?: boolean } = {}): void {
  const target = safePath(path);
  if (options.force) changeAddress(target, options.replace ?? false);
  else leaveGuard.before(() => changeAddress(target, options.replace ?? false));
}

/**
 * Browsers cannot refuse the back button: the previous entry is restored, then the confirmation is shown.
 */
function onPop(event: PopStateEvent): void {
  const next = historyIndex();
  const sameForm = currentStep !== undefined && within() === currentStep;
  if (!event.isTrusted || !leaveGuard.dirty || next === currentIndex || sameForm) {
    storePosition();
    return;
  }
  event.stopImmediatePropagation();
  const away = next - currentIndex;
  listen('popstate', (back) => back.stopImmediatePropagation(), { capture: true, once: true });
  history.go(-away);
  leaveGuard.before(() => history.go(away));
}

const isPlainClick = (event: {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
}) =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented;

/** Intercepts links inside modules before their router handles the click. */
function onClick(event: globalThis.MouseEvent): void {
  if (!leaveGuard.dirty || !isPlainClick(event) || !(event.target instanceof Element)) return;
  const link = event.target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download'))
    return;
  if (link.origin !== location.origin) return;
  if (link.pathname === location.pathname && link.search === location.search) return;
  event.preventDefault();
  event.stopPropagation();
  go(link.pathname + link.search + link.hash);
}

singleton('navigation', () => {
  listen('popstate', onPop as EventListener, { capture: true });
  document.addEventListener('click', onClick, { capture: true });
  return true;
});

export interface CrossLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** path of any page of the portal, for instance /fishbase/species */
  to: string;
  replace?: boolean;
}

/** A link to a page of another module. It is a normal link for keyboards, screen readers and new tabs. */
export function CrossLink({ to, replace: replacing, onClick: clicked, ...rest }: CrossLinkProps) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    clicked?.(event);
    if (!isPlainClick(event) || (rest.target !== undefined && rest.target !== '_self')) return;
    event.preventDefault();
    go(to, { replace: replacing ?? false });
  };
  return <a {...rest} href={to} onClick={open} />;
}

/** Asks for confirmation before the page is left by link, back button or closing, as long as `dirty`. */
export function useUnsavedGuard(dirty: boolean, reason: string | null = null): void {
  useEffect(() => (dirty ? leaveGuard.hold(reason) : undefined), [dirty, reason]);
}
