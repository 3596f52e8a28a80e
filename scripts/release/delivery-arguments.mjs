import path from 'node:path';
import { parseArgs } from 'node:util';
import { MODULES, PORTAL } from '../../shared/webpack/paths.mjs';
import { fail } from '../run/step.mjs';

/** What `deploy`, `rollback` and `releases` of a module take, and how it is said when they cannot. */
const OPTIONS = {
  to: { type: 'string' },
  version: { type: 'string' },
  url: { type: 'string' },
  'no-browser': { type: 'boolean' },
};

/**
 * Reads the arguments of a delivery command; ends the program with one sentence where they make no sense.
 * `needsModule` is false where no module means all.
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
    /** Where a browser may try the module, or null. */
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
