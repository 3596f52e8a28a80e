import { MODULE_IDS, type ModuleId } from '@ciguawatch/shared/contract/module';
import type { Incompatibility } from '@ciguawatch/shared/contract/release/incompatibility';
import { action, makeObservable, observable } from 'mobx';
import type { FailureKind, LoadFailure } from './failure';

type AreaState = 'idle' | 'loading' | 'ready' | 'error' | 'refused';

/** State of a module's code. */
export interface Area {
  state: AreaState;
  kind: FailureKind | null;
  /** Reasons for a refusal, when the module was refused. */
  lacks: readonly Incompatibility[];
}

const IDLE_AREA: Area = { state: 'idle', kind: null, lacks: [] };

/** State of the four modules' code, rendered by panels and slots. */
export class Areas {
  private readonly byId = observable.map<ModuleId, Area>(
    MODULE_IDS.map((id) => [id, IDLE_AREA]),
    { deep: false },
  );
  private told: (id: ModuleId, failure: LoadFailure) => void = () => {};
  private again: (id: ModuleId) => Promise<void> = async () => {};

  constructor() {
    makeObservable<Areas, 'set'>(this, { set: action });
  }

  of(id: ModuleId): Area {
    return this.byId.get(id) ?? IDLE_AREA;
  }

  loading(id: ModuleId): void {
    this.set(id, { ...IDLE_AREA, state: 'loading' });
  }

  ready(id: ModuleId): void {
    this.set(id, { ...IDLE_AREA, state: 'ready' });
  }

  idle(id: ModuleId): void {
    this.set(id, IDLE_AREA);
  }

  failed(id: ModuleId, failure: LoadFailure): void {
    const state = failure.refused ? 'refused' : 'error';
    this.set(id, { state, kind: failure.kind, lacks: failure.lacks });
    this.told(id, failure);
  }

  /** Sets the listener for load failures. */
  onFailure(told: (id: ModuleId, failure: LoadFailure) => void): void {
    this.told = told;
  }

  /** Sets how a module is loaded again; a callback, so that this store does not import the loader. */
  onRetry(again: (id: ModuleId) => Promise<void>): void {
    this.again = again;
  }

  /** Loads a module again, starting with the registry. */
  retry(id: ModuleId): Promise<void> {
    return this.again(id);
  }

  private set(id: ModuleId, area: Area): void {
    this.byId.set(id, area);
  }
}

export const areas = new Areas();
