/**
 * `npm run dev`: installs packages, then serves the portal and rebuilds what changes. PORT is the port,
 * 8080 by default.
 */
import { ensureInstalled } from './run/install.mjs';
import { checkNode } from './run/step.mjs';

checkNode();
await ensureInstalled();
console.log('Bundling everything once (half a minute) …');
await import('./dev/watch.mjs');
