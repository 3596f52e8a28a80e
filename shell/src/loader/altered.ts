import { isChunkFailure, LoadFailure } from './failure';

/** What the script in the page (index.html) provides; nothing in a page of another kind. */
const inPage = () => (window as { alteredFiles?: () => Promise<string[]> }).alteredFiles;

const pathOf = (address: string) => new URL(address, location.href).pathname;

/**
 * The failure of a part of the portal that asked for a script or a style which is not the one that was released, so that
 * the browser refused it; null for any other. The page itself compares each file that failed with its digest, past all
 * caches, and says so, since a first script that was refused cannot. A right one then lies in the caches: loading the page
 * again helps.
 * @param entry first script of a module, whose failure does not say that it was one of code
 */
export async function alteredBy(error: unknown, entry = ''): Promise<LoadFailure | null> {
  const files = new Set(((await inPage()?.()) ?? []).map(pathOf));
  if (files.size === 0 || !(isChunkFailure(error) || files.has(pathOf(entry)))) return null;
  const lacks = [...files].map((file) => ({ kind: 'integrity' as const, entry: file }));
  return new LoadFailure('integrity', `${[...files].join(', ')}: altered`, lacks);
}
