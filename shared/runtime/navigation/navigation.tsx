import { type AnchorHTMLAttributes, type MouseEvent, useEffect } from 'react';
import { singleton } from '../federation/singleton';
import { leaveGuard } from './leave-guard';

export { type Leaving, leaveGuard } from './leave-guard';

/** State of a browser history entry made by a step within a page. */
export interface PageStep {
  /** the form or the like it is a step of: going from one of its steps to another leaves nothing */
  within: string;
}

interface State {
  idx?: number;
  usr?: Partial<PageStep> | null;
}

const state = () => history.state as State | null;
/** Position in the history of this tab, as the routers count it too. */
const index = (): number => state()?.idx ?? 0;
const within = () => state()?.usr?.within;
let current = index();
let stepOf = within();

// Around single-spa's patches of `window`: this one listener must hear of a move before it does.
const listen = EventTarget.prototype.addEventListener.bind(window);
const push = History.prototype.pushState;
const replace = History.prototype.replaceState;

function note(): void {
  current = index();
  stepOf = within();
}

function write(usr: PageStep | null, path: string, replacing: boolean): void {
  const entry = {
    usr,
    key: Math.random().toString(36).slice(2, 10),
    idx: replacing ? index() : index() + 1,
  };
  (replacing ? replace : push).call(history, entry, '', path);
  note();
}

function move(path: string, replacing: boolean): void {
  write(null, path, replacing);
  // Every router of the page, and single-spa, follow this event.
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

/** Notes a step within a page, which the back button undoes; the address stays, and so do the routers. */
export const noteStep = (step: PageStep, replacing = false): void => write(step, location.href, replacing);

/** Only an address of this site, else home: a link must not carry a person away after a sign-in. */
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

/** Opens a page of the portal, in whichever module it is; asks first when a form would lose changes. */
export function go(path: string, options: { replace?: boolean; force?: boolean } = {}): void {
  const target = safePath(path);
  if (options.force) move(target, options.replace ?? false);
  else leaveGuard.before(() => move(target, options.replace ?? false));
}

/** The back button cannot be refused: the address is put back, and the question asked. */
function onPop(event: PopStateEvent): void {
  const next = index();
  const sameForm = stepOf !== undefined && within() === stepOf;
  if (!event.isTrusted || !leaveGuard.dirty || next === current || sameForm) {
    note();
    return;
  }
  event.stopImmediatePropagation();
  const away = next - current;
  listen('popstate', (back) => back.stopImmediatePropagation(), { capture: true, once: true });
  history.go(-away);
  leaveGuard.before(() => history.go(away));
}

const plain = (event: {
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

/** Links of the routers inside modules are asked about too, before they see the click. */
function onClick(event: globalThis.MouseEvent): void {
  if (!leaveGuard.dirty || !plain(event) || !(event.target instanceof Element)) return;
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

/** A link to a page of another module; a plain link to keyboards, readers and new tabs. */
export function CrossLink({ to, replace: replacing, onClick: clicked, ...rest }: CrossLinkProps) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    clicked?.(event);
    if (!plain(event) || (rest.target !== undefined && rest.target !== '_self')) return;
    event.preventDefault();
    go(to, { replace: replacing ?? false });
  };
  return <a {...rest} href={to} onClick={open} />;
}

/** While `dirty`, leaving the page by link, back button or closing asks first. */
export function useUnsavedGuard(dirty: boolean, reason: string | null = null): void {
  useEffect(() => (dirty ? leaveGuard.hold(reason) : undefined), [dirty, reason]);
}
