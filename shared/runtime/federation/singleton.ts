/** Key of the page-wide list of singletons, shared by all bundles. */
const REGISTRY = Symbol.for('ciguawatch.runtime');

type Registry = Map<string, unknown>;
const host = globalThis as { [REGISTRY]?: Registry };

/** Thrown when a second copy of shared state would be created in a page. */
export class DuplicateSingletonError extends Error {
  override name = 'DuplicateSingletonError';

  constructor(readonly singleton: string) {
    super(
      `The singleton "${singleton}" was loaded twice: a module bundles its own copy instead of the shell's`,
    );
  }
}

/**
 * Creates state that must exist once per page, such as session, language and queue. A second copy would mean
 * two sessions, so creating one throws.
 */
export function singleton<T>(name: string, make: () => T): T {
  host[REGISTRY] ??= new Map();
  if (host[REGISTRY].has(name)) throw new DuplicateSingletonError(name);
  const made = make();
  host[REGISTRY].set(name, made);
  return made;
}

/** Names of the singletons in this page. */
export function singletons(): string[] {
  return [...(host[REGISTRY]?.keys() ?? [])];
}

/** Forgets all singletons, for tests that load the modules again. */
export function forgetSingletons(): void {
  host[REGISTRY]?.clear();
}
