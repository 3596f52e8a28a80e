import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the fonts of documents: the path differs between the sources and the bundle in `server/dist`. */
export const FONTS_FOLDER = join(
  dirname(fileURLToPath(import.meta.url)).replace(/[\\/]server[\\/](src|dist)([\\/].*)?$/, ''),
  'shared/ui/document/fonts',
);
