import { isModuleId, type ModuleId } from '@ciguawatch/shared/contract/module';

/** A module to be loaded from a site other than the portal's. */
export interface Override {
  id: ModuleId;
  /** Origin of its development site: `http://localhost:9001`. */
  origin: string;
}

const KEY = 'ciguawatch.overrides';
/** Query parameter: `?module=mf-gis@http://localhost:9001`. */
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

/** The override that an address requests; null when there is none, or it is invalid. */
export function askedBy(search: string): Override | null {
  return read(new URLSearchParams(search).get(ASKED) ?? '');
}

/** An address without the request, so that a bookmark or reload does not repeat it. */
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

/** Stores an override for the next load, replacing an earlier one of the module. */
export function agree(one: Override, allowed: readonly string[]): void {
  const others = agreed(allowed).filter(({ id }) => id !== one.id);
  sessionStorage.setItem(KEY, [...others, one].map(({ id, origin }) => `${id}@${origin}`).join(' '));
}

/** Deletes all overrides, from the next load on. */
export function forget(): void {
  sessionStorage.removeItem(KEY);
}
