import { toSingleSpa } from '@ciguawatch/shared/runtime/federation/lifecycle';
import { Root } from './root';

/** Lifecycle functions that the shell calls; the only file that this module exposes. */
export const { bootstrap, mount, unmount, timeouts } = toSingleSpa(Root);
