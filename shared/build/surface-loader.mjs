import { DOORS, sharedEntries } from './share-list.mjs';
import { offeredSurface } from './surface.mjs';

/** Webpack loader that fills shell/src/loader/surface.ts with the numbers and names of all doors. */
export default function surface() {
  this.addDependency(DOORS);
  for (const { file } of sharedEntries()) this.addDependency(file);
  return `export const surface = ${JSON.stringify(offeredSurface())};\n`;
}
