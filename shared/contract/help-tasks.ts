import { findRoute } from './paths';

/** First segment of the addresses of the help, and of its first page. */
export const HELP_BASE = '/help';

/** Guides of the help, one for each kind of person; `account` is for everybody who logs in. */
export const GUIDES = [
  'reporter',
  'nurse',
  'case-editor',
  'moderator',
  'outlines',
  'translator',
  'manager',
  'administrator',
  'account',
] as const;
export type Guide = (typeof GUIDES)[number];

/** A task of a guide: the id of its heading. */
export type HelpTask = `${Guide}#${string}`;

/** Languages in which the guides exist, as they stand in addresses. */
export const HELP_LANGUAGES = ['fr', 'en'] as const;
export type HelpLanguage = (typeof HELP_LANGUAGES)[number];

/** Which task helps on which page, by the pattern of the page's address: every page that anything declares. */
export const HELP_TASKS: Readonly<Record<string, HelpTask>> = {
  '/': 'reporter#ciguatera',
  '/login': 'account#log-in',
  '/password-reset': 'account#password',
  '/auth/resetconfirm': 'account#password',
  '/profile': 'account#profile',
  '/security': 'account#security',
  '/roles': 'account#roles',
  '/outbox': 'reporter#waiting',
  '/my-reports': 'reporter#follow',
  '/wording': 'reporter#wording',
  '/gallery': 'administrator#components',
  '/legal/legal-notice': 'reporter#privacy',
  '/legal/terms-of-use': 'reporter#privacy',
  '/legal/privacy-policy': 'reporter#privacy',
  '/ciguawatch/case/map': 'reporter#map',
  '/ciguawatch/case/stats': 'reporter#statistics',
  '/ciguawatch/case/risk': 'reporter#risk',
  '/ciguawatch/case/fish': 'reporter#fish',
  '/ciguawatch/methods': 'reporter#methods',
  '/ciguawatch/case/report/new': 'reporter#report',
  '/ciguawatch/case/bulletins': 'reporter#bulletins',
  '/ciguawatch/case/transcribe': 'nurse#transcribe',
  '/ciguawatch/case/report/list': 'case-editor#list',
  '/ciguawatch/case/report/:id': 'case-editor#review',
  '/ciguawatch/case/decisions': 'case-editor#decisions',
  '/ciguawatch/case/pairs': 'case-editor#pairs',
  '/ciguawatch/case/meal/:id': 'case-editor#meal',
  '/ciguawatch/case/import': 'case-editor#import',
  '/ciguawatch/case/monthly-report': 'case-editor#bulletin',
  '/ciguawatch/case/alerts': 'case-editor#alerts',
  '/ciguawatch/case/coverage': 'case-editor#coverage',
  '/ciguawatch/case/posts': 'case-editor#posts',
  '/ciguawatch/case/rights': 'case-editor#rights',
  '/ciguawatch/sample/list': 'outlines#samples',
  '/ciguawatch/sample/import': 'outlines#sample-import',
  '/ciguawatch/sample/new': 'outlines#sample',
  '/ciguawatch/sample/:id': 'outlines#sample',
  '/ciguawatch/algae/report/new': 'outlines#sampling',
  '/ciguawatch/algae/report/:id': 'outlines#sampling',
  '/ciguawatch/algae/report/list': 'outlines#sampling-list',
  '/ciguawatch/algae/map': 'outlines#sampling-list',
  '/ciguawatch/algae/import': 'outlines#sampling-import',
  '/fishbase/species': 'reporter#species',
  '/fishbase/specie/:id': 'reporter#species',
  '/fishbase/phenotypes': 'reporter#species',
  '/fishbase/phenotype/:id': 'reporter#species',
  '/fishbase/specie/new': 'moderator#species',
  '/fishbase/specie/:id/edit': 'moderator#species',
  '/fishbase/phenotype/new': 'moderator#group',
  '/fishbase/phenotype/:id/edit': 'moderator#group',
  '/fishbase/changes': 'moderator#changes',
  '/fishbase/revisions': 'moderator#revisions',
  '/gis/maps': 'outlines#places',
  '/gis/new': 'outlines#new-place',
  '/gis/map/:id': 'outlines#outline',
  '/gis/edit': 'outlines#names',
  '/global/users': 'manager#accounts',
  '/global/new-user': 'manager#new-account',
  '/global/user/:id': 'manager#one-account',
  '/global/approvals': 'manager#approvals',
  '/global/audit': 'manager#trail',
  '/global/modules': 'administrator#modules',
  '/global/translations': 'translator#texts',
  '/global/new-language': 'translator#language',
  '/global/language/:id': 'translator#language',
};

const PATTERNS = Object.keys(HELP_TASKS).map((path) => ({ path }));

/** Address of a guide, or of the first page of the help. @param guide one of `GUIDES`, or nothing */
export const guideAddress = (guide: Guide | '', language: HelpLanguage): string =>
  `${HELP_BASE}/${guide}?lang=${language}`;

/** Address of the help on a page of the portal: its task, or the first page of the help where it has none. */
export function helpAddress(page: string, language: HelpLanguage): string {
  const found = findRoute(PATTERNS, page);
  const [guide, task] = found ? (HELP_TASKS[found.route.path] ?? '').split('#') : [];
  return `${guideAddress((guide as Guide) ?? '', language)}${task ? `#${task}` : ''}`;
}
