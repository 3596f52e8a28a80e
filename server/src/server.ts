import { announce } from './announce';
import { systemClock } from './clock';
import { readConfig } from './config/config';
import { StartError } from './db/start-error';
import { fill } from './first-start/fill';
import { FILL, fillApart, isFirstStart } from './first-start/fill-apart';
import { endOnSignals } from './signals';
import { start } from './start';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (process.argv[2] === FILL) return fill(config, systemClock.now());
  if (isFirstStart(config)) await fillApart();
  const running = await start(config);
  announce(config, running);
  endOnSignals(running);
}

main().catch((error: Error) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
