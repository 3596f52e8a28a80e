import path from 'node:path';
import { ROOT } from '../../shared/webpack/paths.mjs';
import { NAMESPACES } from '../texts/dictionaries.mjs';
import { marked } from './texts.mjs';

const byFolder = new Map(Object.entries(NAMESPACES).map(([namespace, folder]) => [folder, namespace]));

/**
 * Webpack loader for texts of first views: marks each text with its name, so that the server can replace
 * it.
 */
export default function markTexts(source) {
  const folder = path.relative(ROOT, path.dirname(this.resourcePath)).split(path.sep).join('/');
  const namespace = byFolder.get(folder);
  if (!namespace) throw new Error(`${folder} holds texts of no namespace (scripts/texts/dictionaries.mjs)`);
  const pages = Object.entries(JSON.parse(source)).map(([page, texts]) => [
    page,
    Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [key, marked(`${namespace}/${page}.${key}`, text)]),
    ),
  ]);
  return JSON.stringify(Object.fromEntries(pages));
}
