import './texts';
import { ModuleRoot } from '@ciguawatch/shared/ui/layout/module-root';
import { lazy } from 'react';
import declaration from '../module.json';

const Approvals = lazy(() => withTexts(import('./pages/approvals/page')));
const Audit = lazy(() => withTexts(import('./pages/audit/page')));
const Language = lazy(() => withTexts(import('./pages/language/page')));
const Modules = lazy(() => withTexts(import('./pages/modules/page')));
const Translations = lazy(() => withTexts(import('./pages/translations/page')));
const User = lazy(() => withTexts(import('./pages/user/page')));
const Users = lazy(() => withTexts(import('./pages/users/page')));

/** Delays a lazy page until its own texts have loaded. */
async function withTexts<Page extends { texts: Promise<void> }>(coming: Promise<Page>): Promise<Page> {
  const page = await coming;
  await page.texts;
  return page;
}

/** The component of each page key in module.json. */
export const pages = {
  users: Users,
  user: User,
  approvals: Approvals,
  audit: Audit,
  modules: Modules,
  translations: Translations,
  language: Language,
};

/** What this module renders in its slot of the shell. */
export function Root() {
  return <ModuleRoot decl={declaration} pages={pages} />;
}
