import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '../../../clock';
import { readConfig } from '../../../config/config';
import { isDataFolderOpen } from '../../../db/embedded/is-open';
import { openStore } from '../../../db/open';
import { makeRelease } from '../make-release';
import { outcomeText } from './outcome-text';
import { askForRelease, requestsFolder, takeAnswer } from './requests';

/** Milliseconds to wait for the running server. */
const PATIENCE = 5 * 60_000;

/**
 * `npm run open-data`: releases the last settled quarter, or releases it again where its figures have changed. If a server has
 * the embedded database open, that server is asked to do it.
 */
async function main(): Promise<void> {
  const { database: _, ...config } = readConfig(process.env);
  if (!config.databaseUrl && (await isDataFolderOpen(config.dataDir))) return letServerMake(config.dataDir);
  const store = await openStore(config);
  try {
    const outcome = await makeRelease({ store, clock: systemClock, config }, true);
    console.log(outcomeText(outcome, config.publicUrl));
  } finally {
    await store.close();
  }
}

async function letServerMake(dataDir: string): Promise<void> {
  const folder = requestsFolder(dataDir);
  const id = await askForRelease(folder);
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(300)) {
    const answer = await takeAnswer(folder, id);
    if (answer !== null) {
      console.log(answer);
      return;
    }
  }
  throw new Error('The server that has the data folder open did not answer.');
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
