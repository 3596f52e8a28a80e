/**
 * `npm run rollback -w mf-gis`: puts the version of a module into service that was there before the
 * present one, or `-- --version X`. Its files are compared with their digests before. Open tabs keep the
 * version they run; the next visit gets this one. `-- --to FOLDER` names another web root.
 */
import { writeSync } from 'node:fs';
import { alone } from './bundle/lock.mjs';
import { deliveryArguments } from './release/delivery-arguments.mjs';
import { flipBack } from './release/flip-back.mjs';
import { fail } from './run/step.mjs';

const { id, portal, version } = deliveryArguments(
  'Usage: npm run rollback -w MODULE [-- --version VERSION] [--to FOLDER]',
);

alone(async () => {
  const { from, to } = await flipBack(id, { version, portal });
  writeSync(1, `${id} ${to} is in service in ${portal}; before it was ${from ?? 'nothing'}.\n`);
}).catch((error) => fail(`Nothing was rolled back.\n${error.message}`));
