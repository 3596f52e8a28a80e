import { action, makeObservable, observable } from 'mobx';
import { singleton } from './singleton';

/** Crashes of modules: the error boundary in a module's root reports here, and the shell shows a panel. */
class Crashes {
  /** Error by module id. */
  readonly byModule = observable.map<string, Error>({}, { deep: false });

  constructor() {
    makeObservable(this, { report: action, clear: action });
  }

  /** Records that a module crashed while rendering. */
  report(id: string, error: Error): void {
    this.byModule.set(id, error);
  }

  /** Clears a crash, so that the module's boundary renders it again. */
  clear(id: string): void {
    this.byModule.delete(id);
  }
}

export const crashes = singleton('crashes', () => new Crashes());
