import path from 'node:path';

function decoded(pathname) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** File of a request below `modules/` of a web root; null for a path outside of it. */
export function servedFile(web, url) {
  const name = decoded(new URL(url, 'http://localhost').pathname);
  const file = name === null ? null : path.join(web, name);
  return file?.startsWith(path.join(web, 'modules') + path.sep) ? file : null;
}
