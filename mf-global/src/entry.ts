import { toSingleSpa } from '@ciguawatch/shared/runtime/federation/lifecycle';
import { Root } from './root';

/** The lifecycles that the shell calls; the only file this module exposes. */
export const { bootstrap, mount, unmount, timeouts } = toSingleSpa(Root);
