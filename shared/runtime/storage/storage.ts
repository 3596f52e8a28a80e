import { action, makeObservable, observable } from 'mobx';
import { singleton } from '../federation/singleton';

/** Why values are kept in this page's memory only. */
export type StorageReason = 'unavailable' | 'full';

/** Whether this device can store values; the interface warns when it cannot. */
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
