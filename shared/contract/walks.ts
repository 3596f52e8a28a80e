import type { RoleName } from './access/roles';
import type { HelpTask } from './help-tasks';

/** One step: what to do, on which page, and which task of the help explains it. */
export interface WalkStep {
  /** Key of its text, `step.*`. */
  id: string;
  /** Pattern of the page on which it is done; opening it does the step. */
  page: string;
  /** Address to which the step leads, where that is not the page: a list from which one object is opened. */
  from?: string;
  help: HelpTask;
  /** Number of reviews of one's own that do the step, in place of opening the page. */
  reviews?: number;
}

type Walk = readonly WalkStep[];

const SPECIES: WalkStep = { id: 'species', page: '/fishbase/species', help: 'moderator#species' };
const PROPOSE: WalkStep = {
  ...{ id: 'propose', page: '/fishbase/specie/:id/edit', from: '/fishbase/species' },
  help: 'moderator#names',
};
const GROUPS: WalkStep = { id: 'groups', page: '/fishbase/phenotypes', help: 'moderator#group' };
const CHANGES: WalkStep = { id: 'changes', page: '/fishbase/changes', help: 'moderator#changes' };
const PLACES: WalkStep = { id: 'places', page: '/gis/maps', help: 'outlines#places' };
const APPROVALS: WalkStep = { id: 'approvals', page: '/global/approvals', help: 'manager#approvals' };
const TRAIL: WalkStep = { id: 'trail', page: '/global/audit', help: 'manager#trail' };

/** A walk for each role through the demonstration; pages are those that the role may open. */
export const WALKS: Readonly<Record<RoleName, Walk>> = {
  cases_editor: [
    {
      ...{ id: 'review', page: '/ciguawatch/case/report/list', help: 'case-editor#review', reviews: 3 },
      from: '/ciguawatch/case/report/list?review_state=new',
    },
    { id: 'pairs', page: '/ciguawatch/case/pairs', help: 'case-editor#pairs' },
    { id: 'alerts', page: '/ciguawatch/case/alerts', help: 'case-editor#alerts' },
    { id: 'bulletin', page: '/ciguawatch/case/monthly-report', help: 'case-editor#bulletin' },
    { id: 'decisions', page: '/ciguawatch/case/decisions', help: 'case-editor#decisions' },
    TRAIL,
  ],
  fishbase_editor: [
    SPECIES,
    { ...PROPOSE, help: 'moderator#species' },
    { id: 'newGroup', page: '/fishbase/phenotype/new', help: 'moderator#group' },
    CHANGES,
  ],
  moderator: [
    { id: 'revisions', page: '/fishbase/revisions', help: 'moderator#revisions' },
    { id: 'approved', page: '/fishbase/specie/:id', from: '/fishbase/species', help: 'moderator#species' },
    GROUPS,
    TRAIL,
  ],
  users_manager: [
    { id: 'accounts', page: '/global/users', help: 'manager#accounts' },
    { id: 'account', page: '/global/user/:id', from: '/global/users', help: 'manager#one-account' },
    APPROVALS,
    TRAIL,
    { id: 'modules', page: '/global/modules', help: 'administrator#modules' },
  ],
  global_translator: [
    { id: 'texts', page: '/global/translations', help: 'translator#texts' },
    { id: 'newLanguage', page: '/global/new-language', help: 'translator#language' },
    { id: 'reader', page: '/ciguawatch/methods', help: 'reporter#methods' },
    TRAIL,
  ],
  algae_editor: [
    { id: 'samplings', page: '/ciguawatch/algae/report/list', help: 'outlines#sampling-list' },
    { id: 'samplingMap', page: '/ciguawatch/algae/map', help: 'outlines#sampling-list' },
    { id: 'newSampling', page: '/ciguawatch/algae/report/new', help: 'outlines#sampling' },
    { id: 'samplingImport', page: '/ciguawatch/algae/import', help: 'outlines#sampling-import' },
    TRAIL,
  ],
  fishbase_translator: [SPECIES, PROPOSE, GROUPS, CHANGES],
  gis_editor: [
    PLACES,
    { id: 'outline', page: '/gis/map/:id', from: '/gis/maps', help: 'outlines#outline' },
    { id: 'names', page: '/gis/edit', help: 'outlines#names' },
    APPROVALS,
    TRAIL,
  ],
  gis_creator: [PLACES, { id: 'newPlace', page: '/gis/new', help: 'outlines#new-place' }, APPROVALS, TRAIL],
  species_translator: [SPECIES, PROPOSE, GROUPS, CHANGES],
  samples_editor: [
    { id: 'samples', page: '/ciguawatch/sample/list', help: 'outlines#samples' },
    {
      id: 'sample',
      page: '/ciguawatch/sample/:id',
      from: '/ciguawatch/sample/list',
      help: 'outlines#sample',
    },
    { id: 'sampleImport', page: '/ciguawatch/sample/import', help: 'outlines#sample-import' },
    { id: 'risk', page: '/ciguawatch/case/risk', help: 'reporter#risk' },
  ],
};
