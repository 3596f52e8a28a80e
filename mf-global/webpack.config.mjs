import { moduleConfig } from '../shared/webpack/module.mjs';

/** Configuration of this module; for `options` see shared/webpack/module.mjs. */
export default (options) => moduleConfig(import.meta.url, options);
