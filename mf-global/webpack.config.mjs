import { moduleConfig } from '../shared/build/module.mjs';

/** Configuration of this module; `options` as in shared/build/module.mjs. */
export default (options) => moduleConfig(import.meta.url, options);
