import { shellConfig, workerConfig } from '../shared/build/shell.mjs';

/** Configurations of the shell and of its service worker; `options` as in shared/build/shell.mjs. */
export default (options) => [shellConfig(import.meta.url, options), workerConfig(import.meta.url, options)];
