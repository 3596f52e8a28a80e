import { API_VERSION, CONTRACT, type PublicApi, type Release } from '../module';
import type { Incompatibility } from './incompatibility';

/** What a shell offers to modules. */
interface ShellOffer {
  contract: number;
  api: number;
  publicApi: PublicApi;
}

/**
 * Why a shell refuses a release: another contract, a newer server API, missing names of `shared/`, or an
 * unusable integrity hash.
 */
type Refusal = 'contract' | 'api' | 'surface' | 'integrity';

/** Whether a shell accepts a release; `lacks` lists what is missing. */
export type Acceptance = { ok: true } | { ok: false; why: Refusal; lacks: Incompatibility[] };

const INTEGRITY_HASH = /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

/** The parts of `shared/` that a module uses but the shell does not offer: another major version, or missing names. */
export function missingApi({ major, names: offered }: PublicApi, taken: PublicApi): Incompatibility[] {
  if (taken.major !== major) return [{ kind: 'shared', needs: taken.major, here: major }];
  return Object.entries(taken.names).flatMap(([path, names]): Incompatibility[] => {
    const missingNames = names.filter((name) => !offered[path]?.includes(name));
    return missingNames.length > 0 ? [{ kind: 'names', path, names: missingNames.join(', ') }] : [];
  });
}

/**
 * Whether a shell can run a release, and if not, why. Checked before a module is loaded and before it is deployed: bundlers
 * do not notice a missing shared export, and the module would crash.
 */
export function acceptanceOf(shell: ShellOffer, release: Release): Acceptance {
  const { contract, minApi } = release.decl;
  if (contract !== shell.contract)
    return refuse('contract', [{ kind: 'contract', needs: contract, here: shell.contract }]);
  if (minApi > shell.api) return refuse('api', [{ kind: 'api', needs: minApi, here: shell.api }]);
  const lacks = missingApi(shell.publicApi, { major: release.shared, names: release.uses });
  if (lacks.length > 0) return refuse('surface', lacks);
  if (!INTEGRITY_HASH.test(release.integrity))
    return refuse('integrity', [{ kind: 'integrity', entry: release.entry }]);
  return { ok: true };
}

function refuse(why: Refusal, lacks: Incompatibility[]): Acceptance {
  return { ok: false, why, lacks };
}

/** The shell this code was built into, with the names of `shared/` that it offers. */
export function shellOffer(publicApi: PublicApi): ShellOffer {
  return { contract: CONTRACT, api: API_VERSION, publicApi };
}
