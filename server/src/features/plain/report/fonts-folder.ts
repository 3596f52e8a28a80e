import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the fonts for PDF documents, found from this file's place, whether it runs from `server/src` or `server/dist`. */
export const FONTS_FOLDER = join(
  dirname(fileURLToPath(import.meta.url)).replace(/[\\/]server[\\/](src|dist)([\\/].*)?$/, ''),
  'shared/ui/document/fonts',
);
