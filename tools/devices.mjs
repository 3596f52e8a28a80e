/**
 * `npm run test:long -- devices`: ten devices with twenty waiting reports each come online at the same
 * moment; three lose the responses to their first reports. 200 cases must be stored, and nothing may be
 * left waiting.
 */

import { buildFirst, checkNode, fail } from '../scripts/run/step.mjs';
import { Device } from './devices/device.mjs';
import { withChromium } from './support/browser.mjs';
import { table } from './support/print.mjs';
import { publicNumbers } from './support/public-cases.mjs';
import { withServer } from './support/server.mjs';

const DEVICES = 10;
const REPORTS = 20;
/** Number of devices that lose responses, and of lost responses each. */
const UNLUCKY_DEVICES = 3;
const LOST_RESPONSES = 4;

checkNode();
await buildFirst();

const faults = [];
await withServer({}, ({ url }) =>
  withChromium(async (browser) => {
    const before = await publicNumbers(url);
    const devices = [];
    for (let n = 0; n < DEVICES; n++)
      devices.push(await Device.filled(browser, url, REPORTS, n < UNLUCKY_DEVICES ? LOST_RESPONSES : 0));
    const from = performance.now();
    const times = await Promise.all(
      devices.map((device) => device.comeBack().then(() => performance.now() - from)),
    );
    const sent = await Promise.all(devices.map((device) => device.numbers()));
    const stored = (await publicNumbers(url)).size - before.size;
    const numbers = new Set(sent.flat());
    if (stored !== DEVICES * REPORTS) faults.push(`${stored} cases are stored`);
    if (numbers.size !== DEVICES * REPORTS) faults.push(`the devices know ${numbers.size} numbers`);
    table(`${DEVICES} devices with ${REPORTS} reports each`, {
      'cases stored': String(stored),
      'answers lost on the way': String(devices.reduce((sum, { lost }) => sum + lost, 0)),
      'first device done after': `${(Math.min(...times) / 1000).toFixed(1)} s`,
      'last device done after': `${(Math.max(...times) / 1000).toFixed(1)} s`,
    });
    for (const device of devices) await device.close();
  }),
);
if (faults.length > 0) fail(faults.join('\n'));
