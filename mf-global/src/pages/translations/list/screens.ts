/** Address of a screen for a namespace, or for one of its pages (`namespace/page`). */
const SCREENS: Record<string, string> = {
  shell: '/',
  'shell/legalPages': '/legal',
  legal: '/legal',
  outbox: '/outbox',
  account: '/login',
  profile: '/profile',
  roles: '/profile',
  operator: '/',
  picture: '/profile',
  ciguawatch: '/ciguawatch/case/report/new',
  'ciguawatch/map': '/ciguawatch/case/map',
  'ciguawatch/stats': '/ciguawatch/case/stats',
  'ciguawatch/risk': '/ciguawatch/case/risk',
  'ciguawatch/fishKey': '/ciguawatch/case/fish',
  'ciguawatch/alerts': '/ciguawatch/case/alerts',
  'ciguawatch/pairs': '/ciguawatch/case/pairs',
  figures: '/ciguawatch/case/stats',
  monthly: '/ciguawatch/case/monthly-report',
  methods: '/ciguawatch/methods',
  caseList: '/ciguawatch/case/report/list',
  fishbase: '/fishbase/species',
  directory: '/fishbase/species',
  revisions: '/fishbase/revisions',
  gis: '/gis/maps',
  global: '/global/users',
  users: '/global/users',
  audit: '/global/audit',
  translations: '/global/translations',
  language: '/global/new-language',
};

/** Address of a screen that shows the texts of a page; null for texts shown everywhere or in messages. */
export const screenOf = (namespace: string, page: string): string | null =>
  SCREENS[`${namespace}/${page}`] ?? SCREENS[namespace] ?? null;
