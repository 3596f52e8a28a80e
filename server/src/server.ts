import { announce } from './announce';
import { readConfig } from './config/config';
import { StartError } from './db/start-error';
import { END_MS } from './shutdown';
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
      // A statement that hangs must not keep the process for ever.
      setTimeout(() => {
        running.log.error({ seconds: END_MS / 1000 }, 'the server did not end in time and was stopped');
        process.exit(1);
      }, END_MS).unref();
      running.stop().then(
        () => process.exit(0),
        (err: Error) => {
          running.log.error({ err }, 'the server did not stop cleanly');
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
