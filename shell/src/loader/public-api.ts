import type { PublicApi } from '@ciguawatch/shared/contract/module';

/**
 * What this shell offers of `shared/`. The build writes it (shared/webpack/plugins/public-api-loader.mjs); outside a bundle
 * nothing is offered.
 */
export const publicApi: PublicApi = { major: 1, names: {} };
