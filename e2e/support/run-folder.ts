import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Folder of one run of the suite, made by the global setup; runs side by side share nothing. */
const folder = (): string => {
  const made = process.env.BROWSER_RUN;
  if (!made) throw new Error('The folder of the run is made by the global setup.');
  return made;
};

/** Data of a freshly started portal; every server of a test starts from a copy. */
export const templateData = (): string => join(folder(), 'data');

/** The built portal as it was when the run began: a build meanwhile does not change it. */
export const builtPortal = (): string => join(folder(), 'web');

/** A new name for a folder that lives as long as the run. */
export const newFolder = (name: string): string => join(folder(), `${name}-${process.pid}-${counter++}`);
let counter = 0;
