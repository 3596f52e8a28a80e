/**
 * `npm run dev`: installs what is needed, then serves the portal and bundles again what changes.
 * PORT is where, 8080 by default.
 */
import { ensureInstalled } from './run/install.mjs';
import { checkNode } from './run/step.mjs';

checkNode();
await ensureInstalled();
console.log('Bundling everything once (half a minute) …');
await import('./dev/watch.mjs');
