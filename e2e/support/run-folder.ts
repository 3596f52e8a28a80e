import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Folder of one run of the suite, made by the global setup, so that parallel runs share nothing. */
const folder = (): string => {
  const made = process.env.BROWSER_RUN;
  if (!made) throw new Error('The folder of the run is made by the global setup.');
  return made;
};

/** Data of a freshly started portal, copied for every test server. */
export const templateData = (): string => join(folder(), 'data');

/** Copy of the built portal from the start of the run, which later builds do not change. */
export const builtPortal = (): string => join(folder(), 'web');

/** Path of a new folder that lives as long as the run. */
export const newFolder = (name: string): string => join(folder(), `${name}-${process.pid}-${counter++}`);
let counter = 0;
