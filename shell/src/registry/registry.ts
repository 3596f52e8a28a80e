import type { ModuleDecl, ModuleId, Registry, Release } from '@ciguawatch/shared/contract/module';
import {
  type ReadDecl,
  type ReadRegistry,
  readRegistry,
} from '@ciguawatch/shared/contract/validate-registry';
import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import { timeLimit } from '../time-limit';
import { BUILT_IN_DECLARATIONS, hasOnlyBuiltInDecls, readKnown } from './built-in-declarations';

/** Milliseconds to wait for the registry. */
const REGISTRY_TIMEOUT_MS = 15000;

/** Validation of declarations, loaded only for one that the shell was not built with. */
const rules = async (): Promise<ReadDecl> =>
  (await import('@ciguawatch/shared/contract/validate-module')).readModuleDecl;

/** The deployed modules, as far as the shell knows. */
export class RegistryStore {
  /** `unknown` before the first response, `down` when the request failed. */
  state: 'unknown' | 'ready' | 'down' = 'unknown';
  modules: Registry['modules'] = {};
  /** Modules deployed for another contract, with its version. */
  foreign: ReadRegistry['foreign'] = {};
  /** Parts of the last response that could not be parsed, for the console and administrators. */
  problems: string[] = [];
  /** Overrides: releases of other sites that replace deployed ones. */
  private others: Registry['modules'] = {};

  constructor(private readonly known: readonly ModuleDecl[] = BUILT_IN_DECLARATIONS) {
    makeObservable<RegistryStore, 'take' | 'lose'>(this, {
      state: observable,
      modules: observableRef,
      foreign: observableRef,
      problems: observableRef,
      declarations: computed,
      take: action,
      replace: action,
      lose: action,
    });
  }

  /** One declaration per module: the deployed one, else the one of the shell's build. */
  get declarations(): readonly ModuleDecl[] {
    return this.known.map((decl) => this.modules[decl.id]?.decl ?? decl);
  }

  /** The release of a module in service, if known. */
  release(id: ModuleId): Release | undefined {
    return this.modules[id];
  }

  /** Replaces deployed releases until the page is reloaded. */
  replace(releases: readonly Release[]): void {
    this.others = Object.fromEntries(releases.map((release) => [release.decl.id, release]));
    this.modules = { ...this.modules, ...this.others };
  }

  /** Loads the registry; without a response the last one stays. Never rejects. */
  async load(limit = REGISTRY_TIMEOUT_MS): Promise<void> {
    try {
      const response = await fetch('/registry.json', { cache: 'no-cache', signal: timeLimit(limit) });
      if (!response.ok) throw new Error(`registry: status ${response.status}`);
      const given: unknown = await response.json();
      this.take(readRegistry(given, hasOnlyBuiltInDecls(given) ? readKnown : await rules()));
    } catch (error) {
      console.warn('The registry of modules could not be read.', error);
      this.lose();
    }
  }

  private take({ registry: read, foreign, problems }: ReadRegistry): void {
    this.state = 'ready';
    this.modules = { ...read.modules, ...this.others };
    this.foreign = foreign;
    this.problems = problems;
    for (const problem of problems) console.warn(`Registry: ${problem}`);
  }

  private lose(): void {
    if (this.state !== 'ready') this.state = 'down';
  }
}

export const registry = new RegistryStore();
