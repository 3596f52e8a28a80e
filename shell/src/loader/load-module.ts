import { CONTRACT, type ModuleId, type Release } from '@ciguawatch/shared/contract/module';
import { textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { Application } from 'single-spa';
import { registry } from '../registry/registry';
import { areas } from './areas';
import { diagnose } from './diagnose';
import { LoadFailure } from './failure';
import { withTimeout } from './with-timeout';

/** Time limit in milliseconds for a module's code: the largest takes about ten seconds at 400 kbit/s. */
const CODE_TIMEOUT_MS = 45000;

type Lifecycles = Exclude<Awaited<ReturnType<Extract<Application, (...args: never[]) => unknown>>>, void>;

/** Whether what a module exposes can be mounted; checked here because single-spa would never retry. */
function isLifecycles(value: unknown): value is Lifecycles {
  if (typeof value !== 'object' || value === null) return false;
  const parts = value as Record<string, unknown>;
  return ['bootstrap', 'mount', 'unmount'].every(
    (name) => typeof parts[name] === 'function' || Array.isArray(parts[name]),
  );
}

async function releaseOf(id: ModuleId): Promise<Release> {
  // The page may be older than the last deployment, or the registry was down when it started.
  if (registry.release(id) === undefined) await registry.load();
  const release = registry.release(id);
  if (release !== undefined) return release;
  const contract = registry.foreign[id];
  if (contract !== undefined) {
    throw new LoadFailure('contract', `${id} is made for contract ${contract}`, [
      { kind: 'contract', needs: contract, here: CONTRACT },
    ]);
  }
  if (registry.state === 'ready') throw new LoadFailure('missing', `${id} is not in the registry`);
  throw new LoadFailure('network', 'the registry cannot be reached');
}

async function fetchRelease(release: Release): Promise<Lifecycles> {
  const federation = await import(/* webpackChunkName: "area" */ '../federation');
  const verdict = federation.preloadChunks(release);
  if (!verdict.ok) {
    const kind = verdict.why === 'api' ? 'contract' : verdict.why;
    throw new LoadFailure(kind, `${release.decl.id} was refused: ${verdict.why}`, verdict.lacks);
  }
  const loaded = await federation.loadRelease(release);
  // Waits for the module's texts here, where a failure can be retried; in a lifecycle it could not.
  await textsReady();
  if (!isLifecycles(loaded))
    throw new LoadFailure('contract', 'the module exposes no lifecycles', [{ kind: 'lifecycles' }]);
  return loaded;
}

/**
 * Loads a module for single-spa and records its state.
 * @throws LoadFailure, after recording why; single-spa retries at the next visit
 */
export async function loadModule(id: ModuleId, limit = CODE_TIMEOUT_MS): Promise<Lifecycles> {
  areas.loading(id);
  let release: Release | undefined;
  try {
    release = await releaseOf(id);
    const lifecycles = await withTimeout(fetchRelease(release), limit, id);
    areas.ready(id);
    return lifecycles;
  } catch (error) {
    const failure = await explain(error, release);
    console.error(`${id} could not be shown (${failure.kind}).`, error);
    areas.failed(id, failure);
    throw failure;
  }
}

async function explain(error: unknown, release: Release | undefined): Promise<LoadFailure> {
  if (release !== undefined) return diagnose(error, release);
  return error instanceof LoadFailure ? error : new LoadFailure('network', String(error));
}
