/** Portal pages with the same content as a plain page. */
const SAME_PAGES: Record<string, string> = {
  '/plain/': '/',
  '/plain/map': '/ciguawatch/case/map',
  '/plain/stats': '/ciguawatch/case/stats',
  '/plain/species': '/fishbase/species',
  '/plain/risk': '/ciguawatch/case/risk',
  '/plain/report': '/ciguawatch/case/report/new',
  '/plain/privacy': '/legal/privacy-policy',
  '/plain/terms': '/legal/terms-of-use',
  '/plain/notice': '/legal/legal-notice',
};

/**
 * Whole address that search engines list in place of a page without scripts; undefined where there is none.
 * @param publicUrl address of the portal
 */
export function canonicalOf(path: string, publicUrl: string): string | undefined {
  const same = SAME_PAGES[path];
  return same === undefined ? undefined : publicUrl.replace(/\/+$/, '') + same;
}
