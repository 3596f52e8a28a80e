import './texts';
import { ModuleRoot } from '@ciguawatch/shared/ui/layout/module-root';
import { lazy } from 'react';
import declaration from '../module.json';

const AlgaeImport = lazy(() => withTexts(import('./pages/algae-import/page')));
const AlgaeList = lazy(() => withTexts(import('./pages/algae-list/page')));
const AlgaeMap = lazy(() => withTexts(import('./pages/algae-map/page')));
const AlgaeReport = lazy(() => withTexts(import('./pages/algae-report/page')));
const Bulletins = lazy(() => withTexts(import('./pages/monthly-report/bulletins')));
const CaseImport = lazy(() => withTexts(import('./pages/case-import/page')));
const CaseList = lazy(() => withTexts(import('./pages/case-list/page')));
const CaseAlerts = lazy(() => withTexts(import('./pages/case-alerts/page')));
const CaseCoverage = lazy(() => withTexts(import('./pages/case-coverage/page')));
const CaseDecisions = lazy(() => withTexts(import('./pages/case-decisions/page')));
const CaseMap = lazy(() => import('./pages/case-map/page'));
const CaseMeal = lazy(() => withTexts(import('./pages/case-meal/page')));
const CasePairs = lazy(() => withTexts(import('./pages/case-pairs/page')));
const CasePosts = lazy(() => withTexts(import('./pages/case-posts/page')));
const CaseReport = lazy(() => withTexts(import('./pages/case-report/page')));
const CaseStats = lazy(() => withTexts(import('./pages/case-stats/page')));
const CaseTranscribe = lazy(() => withTexts(import('./pages/case-transcribe/page')));
const FishKeyPage = lazy(() => withTexts(import('./pages/fish-key/page')));
const Methods = lazy(() => withTexts(import('./pages/methods/page')));
const MonthlyReport = lazy(() => withTexts(import('./pages/monthly-report/page')));
const SampleImport = lazy(() => withTexts(import('./pages/sample-import/page')));
const SampleList = lazy(() => withTexts(import('./pages/sample-list/page')));
const SamplePage = lazy(() => withTexts(import('./pages/sample/page')));
const RightsDesk = lazy(() => withTexts(import('./pages/rights-desk/page')));
const Risk = lazy(() => withTexts(import('./pages/risk/page')));

/** Resolves a page once its texts are loaded too. */
async function withTexts<Page extends { texts: Promise<void> }>(coming: Promise<Page>): Promise<Page> {
  const page = await coming;
  await page.texts;
  return page;
}

/** Component for each page key of module.json. */
export const pages = {
  'case-map': CaseMap,
  'case-stats': CaseStats,
  'case-report': CaseReport,
  'case-import': CaseImport,
  'case-list': CaseList,
  'case-decisions': CaseDecisions,
  'case-meal': CaseMeal,
  'case-pairs': CasePairs,
  'case-transcribe': CaseTranscribe,
  bulletins: Bulletins,
  'monthly-report': MonthlyReport,
  'case-alerts': CaseAlerts,
  'case-coverage': CaseCoverage,
  'case-posts': CasePosts,
  'rights-desk': RightsDesk,
  risk: Risk,
  'fish-key': FishKeyPage,
  methods: Methods,
  'sample-import': SampleImport,
  'sample-list': SampleList,
  sample: SamplePage,
  'algae-import': AlgaeImport,
  'algae-map': AlgaeMap,
  'algae-report': AlgaeReport,
  'algae-list': AlgaeList,
};

/** Root component of this module, rendered in its slot of the shell. */
export function Root() {
  return <ModuleRoot decl={declaration} pages={pages} />;
}
