import { isModuleId, type ModuleId } from '@ciguawatch/shared/contract/module';

/** A module to be run from another site than the portal's. */
export interface Override {
  id: ModuleId;
  /** Site it is developed at, as a browser names it: `http://localhost:9001`. */
  origin: string;
}

const KEY = 'ciguawatch.overrides';
/** Name in an address: `?module=mf-gis@http://localhost:9001`. */
const ASKED = 'module';

function isOrigin(text: string): boolean {
  try {
    return new URL(text).origin === text;
  } catch {
    return false;
  }
}

function read(text: string): Override | null {
  const at = text.indexOf('@');
  const [id, origin] = [text.slice(0, at), text.slice(at + 1)];
  return isModuleId(id) && isOrigin(origin) ? { id, origin } : null;
}

/** What an address asks for; null where it asks for nothing that makes sense. */
export function askedBy(search: string): Override | null {
  return read(new URLSearchParams(search).get(ASKED) ?? '');
}

/** An address without the question, so that a bookmark or a reload does not ask it again. */
export function withoutQuestion(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(ASKED);
  return url.pathname + url.search + url.hash;
}

/**
 * Overrides accepted in this tab whose sites are still allowed. They end with the tab, so that no foreign
 * module is left the next day.
 */
export function agreed(allowed: readonly string[]): Override[] {
  try {
    const kept = (sessionStorage.getItem(KEY) ?? '').split(' ').map(read);
    return kept.filter((one) => one !== null).filter(({ origin }) => allowed.includes(origin));
  } catch {
    return [];
  }
}

/** Notes that a module is to be run from a site from the next load on, in place of what was noted of it. */
export function agree(one: Override, allowed: readonly string[]): void {
  const others = agreed(allowed).filter(({ id }) => id !== one.id);
  sessionStorage.setItem(KEY, [...others, one].map(({ id, origin }) => `${id}@${origin}`).join(' '));
}

/** From the next load on all modules are those in service. */
export function forget(): void {
  sessionStorage.removeItem(KEY);
}
