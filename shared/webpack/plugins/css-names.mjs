import { createHash } from 'node:crypto';
import path from 'node:path';
import { ROOT } from '../paths.mjs';

/**
 * Class name of a CSS module: `<workspace>_<name>_<hash>`. Sheets of a module stay in the page after it is
 * left, so names must be unique. The hash is of the sheet's path: one per class would add incompressible
 * bytes to sheet and script.
 */
export function cssName(context, _pattern, name) {
  const file = path.relative(ROOT, context.resourcePath).split(path.sep).join('/');
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 6);
  return `${file.split('/')[0]}_${name}_${hash}`;
}
