import { observable } from 'mobx';
import { singleton } from '../federation/singleton';

/** Whether what waits on this device cannot be opened now: it stays, and what comes is kept beside it. */
export const inFallback = singleton('kept-apart', () => observable.box(false));
