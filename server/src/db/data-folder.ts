import { accessSync, constants, mkdirSync } from 'node:fs';
import { StartError } from './start-error';

/** Makes the data folder; one that this account may not write to is a one-sentence error. */
export function makeDataFolder(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true });
    accessSync(dir, constants.W_OK);
  } catch (error) {
    throw new StartError(
      `The data folder ${dir} cannot be used (${(error as Error).message}): set DATA_DIR to a folder this account may write to.`,
    );
  }
}
