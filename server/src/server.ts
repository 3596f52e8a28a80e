import { announce } from './announce';
import { systemClock } from './clock';
import { readConfig } from './config/config';
import { StartError } from './db/start/start-error';
import { fillDataFolder } from './first-start/fill';
import { FILL_ARGUMENT, fillInProcess, isFirstStart } from './first-start/fill-in-process';
import { endOnSignals, listenForSignals } from './signals';
import { start } from './start';

const ending = listenForSignals();
const isEnding = (): boolean => ending.asked;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (process.argv[2] === FILL_ARGUMENT) return fillDataFolder(config, systemClock.now(), isEnding);
  if (isFirstStart(config)) await fillInProcess();
  const running = await start(config, systemClock, isEnding);
  announce(config, running);
  endOnSignals(running, ending);
}

main().catch((error: Error) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(ending.asked ? 0 : 1);
});
