import { action, makeObservable, observableRef } from 'mobx';
import { singleton } from '../federation/singleton';

/** An attempt to leave a form with unsaved changes, until the person decides. */
export interface PendingNavigation {
  /** what would be lost, in words; null for the general message */
  reason: string | null;
  leave(): void;
  stay(): void;
}

/** Forms with unsaved changes, and the confirmation before one is left. The shell renders the dialog. */
class LeaveGuard {
  leaving: PendingNavigation | null = null;
  private readonly forms = new Map<symbol, string | null>();

  constructor() {
    makeObservable<LeaveGuard, 'ask'>(this, { leaving: observableRef, ask: action });
    window.addEventListener('beforeunload', (event) => {
      if (this.dirty) event.preventDefault();
    });
  }

  /** Whether a form of this page has unsaved changes. */
  get dirty(): boolean {
    return this.forms.size > 0;
  }

  /**
   * Declares unsaved changes.
   * @returns withdraws the declaration
   */
  hold(reason: string | null): () => void {
    const key = Symbol('form');
    this.forms.set(key, reason);
    return () => {
      this.forms.delete(key);
    };
  }

  /** Runs `proceed` at once, or after the person confirmed that changes may be lost. */
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
        // The confirmed forms are given up; forms opened next are guarded again.
        this.forms.clear();
        proceed();
      },
    };
  }
}

export const leaveGuard = singleton('leave-guard', () => new LeaveGuard());
