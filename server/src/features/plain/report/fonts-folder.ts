import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the fonts of documents lie, seen from the sources and from the bundle in `server/dist` alike. */
export const FONTS_FOLDER = join(
  dirname(fileURLToPath(import.meta.url)).replace(/[\\/]server[\\/](src|dist)([\\/].*)?$/, ''),
  'shared/ui/document/fonts',
);
