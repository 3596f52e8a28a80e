import { action, makeObservable, observable } from 'mobx';
import { singleton } from '../federation/singleton';

/** Why something lives in the memory of this page only. */
export type StorageReason = 'unavailable' | 'full';

/** Whether this device keeps what it is given; the interface warns when it does not. */
class StorageState {
  persistent = true;
  reason: StorageReason | null = null;

  constructor() {
    makeObservable(this, { persistent: observable, reason: observable, lost: action, found: action });
  }

  lost(reason: StorageReason): void {
    this.persistent = false;
    this.reason = reason;
  }

  found(): void {
    this.persistent = true;
    this.reason = null;
  }
}

export const storage = singleton('storage', () => new StorageState());
