import { observable } from 'mobx';
import { singleton } from '../federation/singleton';

/**
 * Whether the device database cannot be opened now: what it holds stays, and new items go to the fallback
 * store.
 */
export const inFallback = singleton('kept-apart', () => observable.box(false));
