/**
 * `npm run dev -w mf-gis`: rebuilds one module on each change and serves it to a running portal. PORT is
 * its port, 9001 by default; PORTAL the portal, http://localhost:8080 by default, whose MODULE_ORIGINS must
 * name this site. Nothing is deployed: docs/runbook.md, "Develop one module".
 */
import { MODULES } from '../shared/webpack/paths.mjs';
import { serveModule } from './dev/serve-module.mjs';
import { ensureInstalled } from './run/install.mjs';
import { checkNode, fail } from './run/step.mjs';

const [id] = process.argv.slice(2);
if (!MODULES.includes(id)) fail(`Usage: npm run dev -w MODULE, one of ${MODULES.join(', ')}.`);
checkNode();
await ensureInstalled();
const port = Number(process.env.PORT ?? 9001);
const portal = (process.env.PORTAL ?? 'http://localhost:8080').replace(/\/+$/, '');
await serveModule(id, port, portal);
