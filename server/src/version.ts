import manifest from '../package.json';

/** Version of the server, as its package says. */
export const VERSION: string = manifest.version;
