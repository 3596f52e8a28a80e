import type { ModuleId, Release } from '@ciguawatch/shared/contract/module';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as core from '@module-federation/runtime-core';
import { entries } from './loader/offered';

export { preloadChunks } from './loader/preload';

// Modules are built without the federation runtime and use this one.
(globalThis as { _FEDERATION_RUNTIME_CORE?: unknown })._FEDERATION_RUNTIME_CORE = core;

/** Digests by absolute address; modules under development come from another site. */
const integrities = new Map<string, string>();
const whole = (address: string) => new URL(address, location.href).href;

/** Sets the digest from the registry on each module's first script, so that an altered file never runs. */
const digests: ModuleFederationRuntimePlugin = {
  name: 'digests',
  createScript({ url }) {
    const integrity = integrities.get(whole(url));
    if (integrity === undefined) return undefined;
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    return script;
  },
};

const sharedModule = ([request, { version, get }]: [string, (typeof entries)[string]]) => [
  request,
  {
    version,
    scope: ['default'],
    get: async () => {
      const value = await get();
      return () => value;
    },
    shareConfig: { singleton: true, requiredVersion: false as const },
  },
];

const instance = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(Object.entries(entries).map(sharedModule)),
  plugins: [digests],
});

/** Entry address under which the runtime knows a module. */
const registered = new Map<ModuleId, string>();

const scopeName = (id: ModuleId) => id.replaceAll('-', '_');

/** Removes the script tag of a failed attempt, so that the next one really loads again. */
function removeScripts(entry: string): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (script.src === whole(entry)) script.remove();
  }
}

/**
 * Loads and evaluates the exposed file of a release.
 * @throws whatever the network or the module's code throws; the caller diagnoses it
 */
export async function loadRelease(release: Release): Promise<unknown> {
  const { id } = release.decl;
  integrities.set(whole(release.entry), release.integrity);
  if (registered.get(id) !== release.entry) {
    const remote = { name: scopeName(id), alias: id, entry: release.entry, entryGlobalName: scopeName(id) };
    instance.registerRemotes([remote], { force: registered.has(id) });
    registered.set(id, release.entry);
  }
  try {
    return await instance.loadRemote(`${id}/entry`);
  } catch (error) {
    removeScripts(release.entry);
    throw error;
  }
}
