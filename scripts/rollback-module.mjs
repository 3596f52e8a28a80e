/**
 * `npm run rollback -w mf-gis`: puts the version of a module into service that was there before the
 * present one, or `-- --version X`. Its files are compared with their digests before. Open tabs keep the
 * version they run; the next visit gets this one. `-- --to FOLDER` names another web root.
 */
import { writeSync } from 'node:fs';
import { deliveryArguments } from './lib/delivery-arguments.mjs';
import { flipBack } from './lib/flip-back.mjs';
import { alone } from './lib/lock.mjs';
import { fail } from './run/step.mjs';

const { id, portal, version } = deliveryArguments(
  'Usage: npm run rollback -w MODULE [-- --version VERSION] [--to FOLDER]',
);

alone(async () => {
  const { from, to } = await flipBack(id, { version, portal });
  writeSync(1, `${id} ${to} is in service in ${portal}; before it was ${from ?? 'nothing'}.\n`);
}).catch((error) => fail(`Nothing was rolled back.\n${error.message}`));
