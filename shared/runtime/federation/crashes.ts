import { action, makeObservable, observable } from 'mobx';
import { singleton } from './singleton';

/** Crashes of modules: the boundary in a module's root reports here, the shell shows a panel. */
class Crashes {
  /** What went wrong, by module id. */
  readonly byModule = observable.map<string, Error>({}, { deep: false });

  constructor() {
    makeObservable(this, { report: action, clear: action });
  }

  /** A module stopped while it was drawn. */
  report(id: string, error: Error): void {
    this.byModule.set(id, error);
  }

  /** The module may draw again; its boundary restarts. */
  clear(id: string): void {
    this.byModule.delete(id);
  }
}

export const crashes = singleton('crashes', () => new Crashes());
