import { matchPath } from '@ciguawatch/shared/contract/paths';

/** A page with a title and description of its own. */
interface PageOfHead {
  /** pattern of its address; `:id` is a number */
  pattern: string;
  /** key of its texts, and its name in the address of its picture */
  key: string;
  /** whether its figures are data that others may cite */
  isDataset?: true;
  /** whether its address may name a place (`?i=92`), of which its figure then is */
  ofPlace?: true;
}

/** Every page that visitors without an account may find: each is in the sitemap and has a picture. */
export const HEADED_PAGES = [
  { pattern: '/', key: 'home' },
  { pattern: '/ciguawatch/case/map', key: 'map', isDataset: true, ofPlace: true },
  { pattern: '/ciguawatch/case/stats', key: 'stats', isDataset: true, ofPlace: true },
  { pattern: '/ciguawatch/case/risk', key: 'risk' },
  { pattern: '/ciguawatch/case/fish', key: 'fish' },
  { pattern: '/ciguawatch/methods', key: 'methods' },
  { pattern: '/ciguawatch/case/report/new', key: 'report' },
  { pattern: '/ciguawatch/case/bulletins', key: 'bulletins' },
  { pattern: '/fishbase/species', key: 'species' },
  { pattern: '/fishbase/specie/:id', key: 'specie' },
  { pattern: '/fishbase/phenotypes', key: 'phenotypes' },
  { pattern: '/fishbase/phenotype/:id', key: 'phenotype' },
  { pattern: '/legal/legal-notice', key: 'notice' },
  { pattern: '/legal/terms-of-use', key: 'terms' },
  { pattern: '/legal/privacy-policy', key: 'privacy' },
] as const satisfies readonly PageOfHead[];

export type HeadKey = (typeof HEADED_PAGES)[number]['key'];
type HeadedPage = PageOfHead & { key: HeadKey };

/** Open pages that hold what is somebody's own, or nothing: no search engine lists them. */
export const UNLISTED_PAGES = [
  '/login',
  '/password-reset',
  '/auth/resetconfirm',
  '/outbox',
  '/my-reports',
  '/wording',
  '/gallery',
] as const;

/** The page at an address, and the number that its address ends in; null for every other page. */
export function headedPage(pathname: string): { page: HeadedPage; id: number | null } | null {
  for (const page of HEADED_PAGES) {
    const params = matchPath(page.pattern, pathname);
    if (params) return { page, id: params.id === undefined ? null : Number(params.id) };
  }
  return null;
}
