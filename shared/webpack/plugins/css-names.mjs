import { createHash } from 'node:crypto';
import path from 'node:path';
import { ROOT } from '../paths.mjs';

/**
 * Class name of a CSS Module: `<workspace>_<name>_<hash>`. Style sheets of a module stay in the
 * page after it is left, so names must never meet. The hash is that of the sheet's path: one for each name would be
 * bytes that no compression takes away, in the sheet and in the script, on every first visit.
 */
export function cssName(context, _pattern, name) {
  const file = path.relative(ROOT, context.resourcePath).split(path.sep).join('/');
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 6);
  return `${file.split('/')[0]}_${name}_${hash}`;
}
