import type { Lack } from './lack';
import { API_VERSION, CONTRACT, type Release, type Surface } from './module';

/** What a shell offers to modules. */
interface Host {
  contract: number;
  api: number;
  /** null: the doors need no comparing, see `Release.uses` */
  surface: Surface | null;
}

/** Why a release is refused: another contract, a newer server interface, a door, an unusable integrity. */
type Refusal = 'contract' | 'api' | 'surface' | 'integrity';

/** The verdict on a release; `lacks` says what is in the way, one item each. */
export type Acceptance = { ok: true } | { ok: false; why: Refusal; lacks: Lack[] };

const INTEGRITY = /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

/** What the doors of a shell lack for a module: a door, its number, names of it. */
export function lacking(offered: Surface, used: Surface): Lack[] {
  if (Object.values(used).some(({ number }) => number === 0)) return [{ kind: 'unnumbered' }];
  return Object.entries(used).flatMap(([door, { number, names }]): Lack[] => {
    const here = offered[door];
    if (here === undefined) return [{ kind: 'closed', door }];
    if (here.number !== number) return [{ kind: 'number', door, needs: number, here: here.number }];
    const gone = names.filter((name) => !here.names.includes(name));
    return gone.length > 0 ? [{ kind: 'names', door, names: gone.join(', ') }] : [];
  });
}

/**
 * Whether a shell can run a release. Asked before a module is loaded and before it is deployed,
 * since a bundler does not notice that a shared export is gone: the module would crash instead.
 */
export function accepts(shell: Host, release: Release): Acceptance {
  const { contract, minApi } = release.decl;
  if (contract !== shell.contract)
    return refuse('contract', [{ kind: 'contract', needs: contract, here: shell.contract }]);
  if (minApi > shell.api) return refuse('api', [{ kind: 'api', needs: minApi, here: shell.api }]);
  const lacks = shell.surface === null ? [] : compared(shell.surface, release.uses);
  if (lacks.length > 0) return refuse('surface', lacks);
  if (!INTEGRITY.test(release.integrity))
    return refuse('integrity', [{ kind: 'integrity', entry: release.entry }]);
  return { ok: true };
}

/** A release that names no doors has nothing to be compared by; only a shell may let it pass. */
function compared(surface: Surface, uses: Surface | null): Lack[] {
  return uses === null ? [{ kind: 'unnumbered' }] : lacking(surface, uses);
}

function refuse(why: Refusal, lacks: Lack[]): Acceptance {
  return { ok: false, why, lacks };
}

/** The host this code was built into, given the surface generated at build, or null where it was compared before. */
export function host(surface: Surface | null): Host {
  return { contract: CONTRACT, api: API_VERSION, surface };
}
