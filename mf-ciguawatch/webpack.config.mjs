import { moduleConfig } from '../shared/webpack/module.mjs';

/** Configuration of this module; `options` as in shared/webpack/module.mjs. */
export default (options) => moduleConfig(import.meta.url, options);
