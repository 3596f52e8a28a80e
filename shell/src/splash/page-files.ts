import { chosenLanguage } from '@ciguawatch/shared/runtime/i18n/language-choice';
import { fetchEarly } from '../loader/fetch-early';

const metaData = (name: string): DOMStringMap & { content?: string } => {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${name}]`);
  return meta ? { ...meta.dataset, content: meta.content } : {};
};

const listedFiles = (files: string | undefined): string[] => files?.split(' ').filter(Boolean) ?? [];

/** Files needed to load modules, where the address is one of a module. */
function areaFiles(pathname: string): string[] {
  const { areas, content } = metaData('area-files');
  return listedFiles(areas).some((area) => pathname.startsWith(`${area}/`)) ? listedFiles(content) : [];
}

/**
 * Requests in advance what the page at an address will load in sequence: texts and what loads modules, then
 * the page, then its large library. In this order, because on a slow connection everything at once would
 * delay what is needed first. The build (scripts/bundle/shell-files.mjs) and the server
 * (server/src/first-view/page-files.ts) write the names into the page.
 */
export function fetchPageFiles(pathname: string): void {
  const language = chosenLanguage().slice(0, 2);
  const page = metaData('page-files');
  const turns = [
    [...listedFiles(metaData('text-files')[language]), ...areaFiles(pathname)],
    [...listedFiles(page.content), ...listedFiles(page[language])],
    listedFiles(page.engines),
  ];
  void turns.reduce(
    (before, files) => before.then(() => nearlyAll(files.map(fetchEarly))),
    Promise.resolve(),
  );
}

/** Resolves when all but one of the requests have finished. */
function nearlyAll(files: readonly Promise<void>[]): Promise<void> {
  let missing = files.length;
  return new Promise((resolve) => {
    const came = () => {
      missing -= 1;
      if (missing <= 1) resolve();
    };
    if (missing <= 1) resolve();
    for (const file of files) void file.then(came);
  });
}
