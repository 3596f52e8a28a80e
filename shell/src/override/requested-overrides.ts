import { isModuleId, type ModuleId } from '@ciguawatch/shared/contract/module';

/** A module to be loaded from a site other than the portal's. */
export interface Override {
  id: ModuleId;
  /** Origin of its development site: `http://localhost:9001`. */
  origin: string;
}

const OVERRIDES_KEY = 'ciguawatch.overrides';
/** Query parameter: `?module=mf-gis@http://localhost:9001`. */
const OVERRIDE_PARAM = 'module';

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
export function requestedOverride(search: string): Override | null {
  return read(new URLSearchParams(search).get(OVERRIDE_PARAM) ?? '');
}

/** An address without the request, so that a bookmark or reload does not repeat it. */
export function withoutOverrideParam(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(OVERRIDE_PARAM);
  return url.pathname + url.search + url.hash;
}

/**
 * Overrides accepted in this tab whose sites are still allowed. They end with the tab, so that no foreign
 * module is left the next day.
 */
export function confirmedOverrides(allowed: readonly string[]): Override[] {
  try {
    const kept = (sessionStorage.getItem(OVERRIDES_KEY) ?? '').split(' ').map(read);
    return kept.filter((one) => one !== null).filter(({ origin }) => allowed.includes(origin));
  } catch {
    return [];
  }
}

/** Stores an override for the next load, replacing an earlier one of the module. */
export function confirmOverride(one: Override, allowed: readonly string[]): void {
  const others = confirmedOverrides(allowed).filter(({ id }) => id !== one.id);
  sessionStorage.setItem(
    OVERRIDES_KEY,
    [...others, one].map(({ id, origin }) => `${id}@${origin}`).join(' '),
  );
}

/** Deletes all overrides, from the next load on. */
export function forgetOverrides(): void {
  sessionStorage.removeItem(OVERRIDES_KEY);
}
