import { action, makeObservable, observableRef } from 'mobx';
import { singleton } from '../federation/singleton';

/** A wish to leave a form with unsaved changes, until the person decides. */
export interface Leaving {
  /** what would be lost, in words; null for the general sentence */
  reason: string | null;
  leave(): void;
  stay(): void;
}

/** Forms with unsaved changes, and the question before one is left. The shell draws the question. */
class LeaveGuard {
  leaving: Leaving | null = null;
  private readonly forms = new Map<symbol, string | null>();

  constructor() {
    makeObservable<LeaveGuard, 'ask'>(this, { leaving: observableRef, ask: action });
    window.addEventListener('beforeunload', (event) => {
      if (this.dirty) event.preventDefault();
    });
  }

  /** Whether a form of this page would lose something. */
  get dirty(): boolean {
    return this.forms.size > 0;
  }

  /** Declares unsaved changes; answers how to withdraw. */
  hold(reason: string | null): () => void {
    const key = Symbol('form');
    this.forms.set(key, reason);
    return () => {
      this.forms.delete(key);
    };
  }

  /** Goes on at once, or after the person agreed. */
  before(proceed: () => void): void {
    if (!this.dirty) proceed();
    else this.ask(proceed);
  }

  private ask(proceed: () => void): void {
    const close = action(() => {
      this.leaving = null;
    });
    const reason = [...this.forms.values()].find((text) => text !== null) ?? null;
    this.leaving = {
      reason,
      stay: close,
      leave: () => {
        close();
        // Those forms were given up; what is opened next is guarded again.
        this.forms.clear();
        proceed();
      },
    };
  }
}

export const leaveGuard = singleton('leave-guard', () => new LeaveGuard());
