import { announce } from './announce';
import { readConfig } from './config/config';
import { StartError } from './db/start-error';
import { endOnSignals } from './signals';
import { start } from './start';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const running = await start(config);
  announce(config, running);
  endOnSignals(running);
}

main().catch((error: Error) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
