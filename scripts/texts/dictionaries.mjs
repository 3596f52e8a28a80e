import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run/step.mjs';

export const LANGUAGES = ['fr_FR', 'en_US'];

/** Source folder of each namespace. */
export const NAMESPACES = {
  shell: 'shell/locales',
  legal: 'shell/src/legal/locales',
  message: 'shell/src/pages/locales',
  outbox: 'shell/src/pages/outbox/locales',
  account: 'shell/src/account/locales',
  profile: 'shell/src/account/profile/locales',
  security: 'shell/src/account/security/locales',
  roles: 'shared/runtime/roles/locales',
  rolePage: 'shell/src/account/role-page/locales',
  operator: 'shell/src/home/work/locales',
  wording: 'shell/src/wording/locales',
  walk: 'shell/src/walk/locales',
  override: 'shell/src/override/locales',
  ui: 'shared/ui/foundation/locales',
  picture: 'shared/ui/picture-field/internal/locales',
  grid: 'shared/ui/grid/internal/locales',
  errors: 'shared/runtime/i18n/locales',
  domain: 'shared/domain/locales',
  ciguawatch: 'mf-ciguawatch/locales',
  figures: 'mf-ciguawatch/src/pages/figures/locales',
  monthly: 'mf-ciguawatch/src/pages/monthly-report/locales',
  caseList: 'mf-ciguawatch/src/pages/case-list/locales',
  caseFilter: 'mf-ciguawatch/src/case-filter/locales',
  decisions: 'mf-ciguawatch/src/decisions/locales',
  caseThread: 'mf-ciguawatch/src/thread/locales',
  flags: 'mf-ciguawatch/src/flags/locales',
  recovery: 'mf-ciguawatch/src/recovery/locales',
  caseClass: 'mf-ciguawatch/src/case-class/locales',
  fishNotes: 'mf-ciguawatch/src/fish-notes/locales',
  computed: 'mf-ciguawatch/src/computed/locales',
  samples: 'mf-ciguawatch/src/samples/locales',
  reviewCard: 'mf-ciguawatch/src/review-card/locales',
  coverageTable: 'mf-ciguawatch/src/pages/case-coverage/locales',
  posts: 'mf-ciguawatch/src/pages/case-posts/locales',
  methods: 'mf-ciguawatch/src/pages/methods/locales',
  rightsDesk: 'mf-ciguawatch/src/pages/rights-desk/locales',
  caseImport: 'mf-ciguawatch/src/pages/case-import/locales',
  import: 'mf-ciguawatch/src/import/locales',
  editorRows: 'mf-ciguawatch/src/editor-rows/locales',
  algae: 'mf-ciguawatch/src/algae/locales',
  fishbase: 'mf-fishbase/locales',
  directory: 'mf-fishbase/src/directory/locales',
  revisions: 'mf-fishbase/src/revisions/locales',
  gis: 'mf-gis/locales',
  outlines: 'mf-gis/src/pages/maps/locales',
  outlineEdit: 'mf-gis/src/pages/map/locales',
  global: 'mf-global/locales',
  users: 'mf-global/src/pages/users/locales',
  audit: 'mf-global/src/pages/audit/locales',
  translations: 'mf-global/src/pages/translations/locales',
  modules: 'mf-global/src/pages/modules/locales',
  language: 'mf-global/src/pages/language/locales',
  approvals: 'shared/ui/approvals/locales',
  pageData: 'shared/ui/page-data/locales',
  approvalPage: 'mf-global/src/pages/approvals/locales',
  mail: 'server/locales',
  plain: 'server/src/features/plain/locales',
  dhis2: 'server/src/features/dhis2/locales',
  openrosa: 'server/src/features/openrosa/locales',
  head: 'server/src/page-head/locales',
};

/** Texts of a namespace in one language, as a map of `page.key` to text. */
export function texts(namespace, language) {
  const file = join(ROOT, NAMESPACES[namespace], `${language}.json`);
  const flat = new Map();
  if (!existsSync(file)) return flat;
  for (const [page, entries] of Object.entries(JSON.parse(readFileSync(file, 'utf8')))) {
    for (const [key, text] of Object.entries(entries)) flat.set(`${page}.${key}`, text);
  }
  return flat;
}

/** Source files in a folder, without tests, builds and packages. */
export function* sources(folder) {
  for (const item of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = join(folder, item.name);
    if (item.isDirectory()) {
      if (!['node_modules', 'dist', 'gallery', 'testing'].includes(item.name)) yield* sources(path);
    } else if (/\.tsx?$/.test(item.name) && !/\.(test|stories)\.tsx?$/.test(item.name)) yield path;
  }
}
