import path from 'node:path';
import { parseArgs } from 'node:util';
import { MODULES, PORTAL } from '../../shared/webpack/paths.mjs';
import { fail } from '../run/step.mjs';

/** Options of `deploy`, `rollback` and `releases`. */
const OPTIONS = {
  to: { type: 'string' },
  version: { type: 'string' },
  url: { type: 'string' },
  'no-browser': { type: 'boolean' },
};

/**
 * Parses the arguments of such a command; exits with one sentence when they are invalid. `needsModule` is
 * false where no module means all.
 */
export function deliveryArguments(usage, { needsModule = true } = {}) {
  const given = parse(usage);
  const [id, ...others] = given.positionals;
  if (others.length > 0 || (id === undefined ? needsModule : !MODULES.includes(id))) fail(usage);
  const { to, version, url } = given.values;
  return {
    id,
    version,
    portal: to === undefined ? PORTAL : path.resolve(process.env.INIT_CWD ?? '.', to),
    /** Address at which a browser can test the module, or null. */
    url: given.values['no-browser'] ? null : (url ?? `http://localhost:${process.env.PORT ?? 8080}`),
  };
}

function parse(usage) {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return fail(`${error.message}\n${usage}`);
  }
}
