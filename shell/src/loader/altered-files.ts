import { isChunkFailure, LoadFailure } from './failure';

/** Function of the inline script in index.html; undefined on other pages. */
const pageAlteredFiles = () => (window as { alteredFiles?: () => Promise<string[]> }).alteredFiles;

const urlPath = (address: string) => new URL(address, location.href).pathname;

/**
 * Diagnoses a failed load: a LoadFailure when a script or style differs from the released one, so that the
 * browser refused it; null otherwise. The page's inline script compares each failed file with its digest,
 * bypassing caches; a correct file is then cached, so reloading helps.
 * @param entry first script of a module, whose failure is not recognisable as one of code
 */
export async function diagnoseAlteredFiles(error: unknown, entry = ''): Promise<LoadFailure | null> {
  const files = new Set(((await pageAlteredFiles()?.()) ?? []).map(urlPath));
  if (files.size === 0 || !(isChunkFailure(error) || files.has(urlPath(entry)))) return null;
  const lacks = [...files].map((file) => ({ kind: 'integrity' as const, entry: file }));
  return new LoadFailure('integrity', `${[...files].join(', ')}: altered`, lacks);
}
