import { chosenLanguage } from '@ciguawatch/shared/runtime/i18n/language-choice';
import { fetchEarly } from '../loader/fetch-early';

const named = (name: string): DOMStringMap & { content?: string } => {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${name}]`);
  return meta ? { ...meta.dataset, content: meta.content } : {};
};

const listed = (files: string | undefined): string[] => files?.split(' ').filter(Boolean) ?? [];

/** Code that lets modules in, where the address is one of a module. */
function areaFiles(pathname: string): string[] {
  const { areas, content } = named('area-files');
  return listed(areas).some((area) => pathname.startsWith(`${area}/`)) ? listed(content) : [];
}

/**
 * Asks for what the page at an address will ask for one thing after the other, while the portal is still on its way: the
 * words of the language and what lets modules in, then the page of the module, last the large library that it draws with.
 * In turns, since all at once would hold back what is needed first on a slow link; a turn is asked for while the last
 * file of the one before travels, since a question takes as long as 20 kB there. The build wrote the names of the
 * first into the page (scripts/bundle/shell-files.mjs), the server those of the others (server/src/first-view/page-files.ts).
 */
export function fetchPageFiles(pathname: string): void {
  const language = chosenLanguage().slice(0, 2);
  const page = named('page-files');
  const turns = [
    [...listed(named('text-files')[language]), ...areaFiles(pathname)],
    [...listed(page.content), ...listed(page[language])],
    listed(page.engines),
  ];
  void turns.reduce(
    (before, files) => before.then(() => nearlyAll(files.map(fetchEarly))),
    Promise.resolve(),
  );
}

/** Settles when all but the last of what is under way came. */
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
