/** What `npm run country` is asked to do. */
interface Asked {
  verb: 'check' | 'load';
  folder: string;
  /** load without asking */
  yes: boolean;
}

const USAGE = `npm run country -- check <folder>        says what is wrong with the folder of a country
npm run country -- load <folder>         shows what would change, asks, and loads it
npm run country -- load <folder> --yes   loads without asking, for scripts`;

/**
 * Reads the arguments of the command.
 * @throws Error with the usage
 */
export function readArguments(given: readonly string[]): Asked {
  const [verb, folder, ...more] = given.filter((one) => one !== '--yes');
  const yes = given.includes('--yes');
  if ((verb !== 'check' && verb !== 'load') || folder === undefined || more.length > 0)
    throw new Error(USAGE);
  return { verb, folder, yes };
}
