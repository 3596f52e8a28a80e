import { observable } from 'mobx';
import { singleton } from '../federation/singleton';

/**
 * Whether the main database cannot be opened: its content stays, and new items go to the fallback store.
 */
export const isFallbackUsed = singleton('kept-apart', () => observable.box(false));
