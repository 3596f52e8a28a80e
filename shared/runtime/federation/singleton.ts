/** Where the singletons of the page are listed, whatever bundle they were evaluated in. */
const REGISTRY = Symbol.for('ciguawatch.runtime');

type Registry = Map<string, unknown>;
const host = globalThis as { [REGISTRY]?: Registry };

/** Raised when a second copy of a piece of shared state would start in the same page. */
export class DuplicateSingletonError extends Error {
  override name = 'DuplicateSingletonError';

  constructor(readonly singleton: string) {
    super(
      `The singleton "${singleton}" was loaded twice: a module bundles its own copy instead of the shell's`,
    );
  }
}

/**
 * Makes a piece of state that may exist once in a page: session, language, queue.
 * Two copies would mean two sessions, so the second one fails loudly.
 */
export function singleton<T>(name: string, make: () => T): T {
  host[REGISTRY] ??= new Map();
  if (host[REGISTRY].has(name)) throw new DuplicateSingletonError(name);
  const made = make();
  host[REGISTRY].set(name, made);
  return made;
}

/** Names of the singletons that live in this page. */
export function singletons(): string[] {
  return [...(host[REGISTRY]?.keys() ?? [])];
}

/** Forgets them all, for a test that loads the modules afresh. */
export function forgetSingletons(): void {
  host[REGISTRY]?.clear();
}
