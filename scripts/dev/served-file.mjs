import path from 'node:path';

function decoded(pathname) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** Where a requested file lies below `modules/` of a web root; null where it would lie elsewhere. */
export function servedFile(web, url) {
  const name = decoded(new URL(url, 'http://localhost').pathname);
  const file = name === null ? null : path.join(web, name);
  return file?.startsWith(path.join(web, 'modules') + path.sep) ? file : null;
}
