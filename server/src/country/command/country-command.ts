import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { backupBefore } from '../../backup/before-migration';
import { systemClock } from '../../clock';
import { readConfig } from '../../config/config';
import { isDataFolderOpen } from '../../db/embedded/is-open';
import { openStore } from '../../db/open';
import { prepare } from '../../db/start/prepare';
import type { Store } from '../../db/store';
import { outlineThread } from '../../features/locations/edit/outline/outline-thread';
import type { Pack } from '../pack/pack';
import { checkPack, type KnownNames } from '../pack/read/pack';
import { shippedNames } from '../pack/shipped';
import { readArguments } from './arguments';
import { askAndLoad } from './ask-and-load';
import { checkText } from './texts';

/**
 * `npm run country`: checks the folder of a country, and loads it into the database (docs/country-pack.md).
 */
async function main(): Promise<void> {
  const { verb, folder, yes } = readArguments(process.argv.slice(2));
  // npm runs commands in the folder of the project, not in that of the person.
  const path = resolve(process.env.INIT_CWD ?? '.', folder);
  if (verb === 'check') {
    await checked(path, shippedNames());
    console.log(checkText([]));
    return;
  }
  const { database: _, ...config } = readConfig(process.env);
  if (!config.databaseUrl && (await isDataFolderOpen(config.dataDir)))
    throw new Error(`A server has ${config.dataDir} open: stop it, load the pack, and start it again.`);
  const store = await openStore(config);
  try {
    await prepare(store, backupBefore(config, systemClock.now()));
    await askAndLoad(store, {
      inputs: {
        pack: await checked(path, await namesIn(store)),
        file: config.countries,
        now: systemClock.now(),
      },
      isShared: config.databaseUrl !== undefined,
      isAgreed: yes ? async () => true : isAgreed,
      say: console.log,
    });
  } finally {
    await store.close();
  }
}

/** @throws Error with all faults */
async function checked(path: string, known: KnownNames): Promise<Pack> {
  const { pack, faults } = await checkPack(path, known, outlineThread());
  if (!pack) throw new Error(checkText(faults));
  return pack;
}

async function namesIn({ read }: Store): Promise<KnownNames> {
  const languages = await read.selectFrom('language').select('code').execute();
  const species = await read.selectFrom('specie').select('name').where('deleted_at', 'is', null).execute();
  return {
    languages: new Set(languages.map(({ code }) => code)),
    species: new Set(species.map(({ name }) => name)),
  };
}

async function isAgreed(): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error('Nobody can be asked here: add --yes to load it.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question('Load this? [y/N] ')).trim());
  } finally {
    terminal.close();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
