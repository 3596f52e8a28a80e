const PAGE_CHUNK = /^\.\/pages\/([\w-]+)\/page$/;
const TEXTS_CHUNK = /^texts-(\w+)$/;
/** Text chunk of one or several pages. */
const PAGE_TEXTS_CHUNK = /^[\w-]+-texts-(\w+)$/;
const ENTRY = /^__federation_expose_/;
const SHARED = '@ciguawatch/shared/';

/** Files of a group of chunks and its shared entries: `{files, shared}`, sorted. */
function neededFiles(compilation, group) {
  const files = new Set();
  const shared = new Set();
  for (const chunk of group.chunks) {
    for (const file of chunk.files) if (/\.(js|css)$/.test(file)) files.add(file);
    for (const item of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      const request = item.type === 'consume-shared-module' ? item.options.shareKey : '';
      if (request.startsWith(SHARED)) shared.add(request.slice(SHARED.length));
    }
  }
  return { files: [...files].sort(), shared: [...shared].sort() };
}

/** Files of a page's chunks, its shared entries and its own texts by language. */
function neededByPage(compilation, group) {
  const texts = {};
  for (const child of group.childrenIterable) {
    const language = PAGE_TEXTS_CHUNK.exec(child.name ?? '')?.[1];
    if (language) texts[language] = neededFiles(compilation, child).files;
  }
  const page = neededFiles(compilation, group);
  return Object.keys(texts).length > 0 ? { ...page, texts } : page;
}

/**
 * What the public pages of a module will load, so that a shell can request it in advance (`Ahead` in
 * shared/contract/module.ts). Read from the compilation: a page is what root.tsx imports as
 * `./pages/<key>/page`. Other pages are left out, because every visitor downloads the registry first.
 */
export function aheadOf(compilation, { routes }, uses) {
  const entries = Object.keys(uses);
  const placed = ({ shared, ...part }) => ({
    ...part,
    shared: shared.map((name) => entries.indexOf(name)).filter((place) => place >= 0),
  });
  const forAll = new Set(routes.flatMap(({ page, access }) => (access === 'open' ? [page] : [])));
  const ahead = { entry: { files: [], shared: [] }, pages: {}, texts: {} };
  for (const group of compilation.chunkGroups) {
    if (ENTRY.test(group.name ?? '')) ahead.entry = placed(neededFiles(compilation, group));
    const language = TEXTS_CHUNK.exec(group.name ?? '')?.[1];
    if (language) ahead.texts[language] = neededFiles(compilation, group).files;
    for (const { request } of group.origins) {
      const page = PAGE_CHUNK.exec(request ?? '')?.[1];
      if (forAll.has(page)) ahead.pages[page] = placed(neededByPage(compilation, group));
    }
  }
  return ahead;
}
