import { LIST, publicApi } from '../public-api.mjs';

/** Webpack loader that generates shell/src/loader/public-api.ts from the list. */
export default function fill() {
  this.addDependency(LIST);
  return `export const publicApi = ${JSON.stringify(publicApi())};\n`;
}
