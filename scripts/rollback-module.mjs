/**
 * `npm run rollback -w mf-gis`: puts the previous version of a module into service, or the one given by `--
 * --version X`, after comparing its files with their digests. Open tabs keep their version; new visits get
 * this one. `-- --to FOLDER` names another web root.
 */
import { writeSync } from 'node:fs';
import { deliveryArguments } from './release/delivery-arguments.mjs';
import { flipBack } from './release/flip-back.mjs';
import { alone } from './run/lock.mjs';
import { fail } from './run/step.mjs';

const { id, portal, version } = deliveryArguments(
  'Usage: npm run rollback -w MODULE [-- --version VERSION] [--to FOLDER]',
);

alone('build', async () => {
  const { from, to } = await flipBack(id, { version, portal });
  writeSync(1, `${id} ${to} is in service in ${portal}; before it was ${from ?? 'nothing'}.\n`);
}).catch((error) => fail(`Nothing was rolled back.\n${error.message}`));
