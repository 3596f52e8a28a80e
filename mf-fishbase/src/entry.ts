import { toSingleSpa } from '@ciguawatch/shared/runtime/federation/lifecycle';
import { Root } from './root';

/** The lifecycles the shell drives; the only file this module exposes. */
export const { bootstrap, mount, unmount, timeouts } = toSingleSpa(Root);
