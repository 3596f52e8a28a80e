import { announce } from './announce';
import { readConfig } from './config/config';
import { StartError } from './db/start-error';
import { start } from './start';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const running = await start(config);
  announce(config, running);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      running.stop().then(
        () => process.exit(0),
        (error: Error) => {
          console.error(`The server did not stop cleanly: ${error.message}`);
          process.exit(1);
        },
      );
    });
  }
}

main().catch((error: Error) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
