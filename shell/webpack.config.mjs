import { shellConfig, workerConfig } from '../shared/webpack/shell.mjs';

/** Configurations of the shell and its service worker; for `options` see shared/webpack/shell.mjs. */
export default (options) => [shellConfig(import.meta.url, options), workerConfig(import.meta.url, options)];
