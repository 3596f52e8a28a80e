import { shellConfig, workerConfig } from '../shared/webpack/shell.mjs';

/** Configurations of the shell and of its service worker; `options` as in shared/webpack/shell.mjs. */
export default (options) => [shellConfig(import.meta.url, options), workerConfig(import.meta.url, options)];
