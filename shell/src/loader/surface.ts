import type { Surface } from '@ciguawatch/shared/contract/module';

/**
 * Door > its number and the names it exports. The build writes it (shared/build/surface-loader.mjs);
 * outside a bundle nothing is offered. A file of its own: where the server compared the doors, no page needs it.
 */
export const surface: Surface = {};
