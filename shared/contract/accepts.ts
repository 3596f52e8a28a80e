import { API_VERSION, CONTRACT, type Release, type Surface } from './module';

/** What a shell offers to modules. */
export interface Host {
  contract: number;
  api: number;
  surface: Surface;
}

/** The verdict on a release; `missing` names what the shell lacks, for a person to read. */
export type Acceptance =
  | { ok: true }
  | { ok: false; why: 'contract' | 'api' | 'surface' | 'integrity'; missing: string[] };

const INTEGRITY = /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

/** The names a module uses and a shell does not offer, as `entry#name`, or `entry` when all of it is absent. */
export function lacking(offered: Surface, used: Surface): string[] {
  return Object.entries(used).flatMap(([entry, names]) => {
    const known = offered[entry];
    if (known === undefined) return [entry];
    return names.filter((name) => !known.includes(name)).map((name) => `${entry}#${name}`);
  });
}

/**
 * Whether a shell can run a release. Asked before a module is loaded and before it is deployed,
 * since a bundler does not notice that a shared export is gone: the module would crash instead.
 */
export function accepts(shell: Host, release: Release): Acceptance {
  const { contract, minApi } = release.decl;
  if (contract !== shell.contract) return refuse('contract', [`contract ${contract}`]);
  if (minApi > shell.api) return refuse('api', [`api ${minApi}`]);
  const missing = lacking(shell.surface, release.uses);
  if (missing.length > 0) return refuse('surface', missing);
  if (!INTEGRITY.test(release.integrity)) return refuse('integrity', [release.entry]);
  return { ok: true };
}

function refuse(why: 'contract' | 'api' | 'surface' | 'integrity', missing: string[]): Acceptance {
  return { ok: false, why, missing };
}

/** The host this code was built into, given the surface generated at build. */
export function host(surface: Surface): Host {
  return { contract: CONTRACT, api: API_VERSION, surface };
}
