import type { PageFiles } from './page-files';

const attribute = (paths: readonly string[]): string =>
  paths.map((path) => path.replace(/[&"<> ]/g, encodeURIComponent)).join(' ');

/** Adds the files to preload to a page, for shell/src/splash/page-files.ts. */
export const withNamedFiles = (page: string, { files, texts, engines }: PageFiles): string =>
  page.replace(
    '<title>',
    (found) =>
      `<meta name="page-files" content="${attribute(files)}" data-fr="${attribute(texts.fr)}" data-en="${attribute(texts.en)}" data-engines="${attribute(engines)}">${found}`,
  );
