import { ROLE_IDS, type RoleName, roleName } from '@ciguawatch/shared/contract/access/roles';
import type { HelpTask } from '@ciguawatch/shared/contract/help-tasks';

/** Three tasks of the help with which a person of each role begins. */
export const FIRST_STEPS: Readonly<Record<RoleName, readonly [HelpTask, HelpTask, HelpTask]>> = {
  cases_editor: ['case-editor#list', 'case-editor#review', 'case-editor#pairs'],
  fishbase_editor: ['moderator#species', 'moderator#picture', 'moderator#changes'],
  // Moderators who do not edit have no button to propose.
  moderator: ['moderator#revisions', 'reporter#species', 'account#security'],
  users_manager: ['manager#accounts', 'manager#new-account', 'manager#approvals'],
  global_translator: ['translator#texts', 'translator#plural', 'translator#language'],
  algae_editor: ['outlines#sampling', 'outlines#sampling-list', 'outlines#sampling-import'],
  fishbase_translator: ['moderator#names', 'moderator#species', 'moderator#changes'],
  gis_editor: ['outlines#places', 'outlines#outline', 'outlines#names'],
  gis_creator: ['outlines#places', 'outlines#new-place', 'outlines#names'],
  species_translator: ['moderator#names', 'moderator#species', 'moderator#changes'],
  samples_editor: ['outlines#samples', 'outlines#sample', 'outlines#sample-import'],
};

/** What the setting of a person holds: the tasks that were opened, or true when the note was closed. */
type Opened = readonly string[] | true;

/** Reads the setting; anything that no portal wrote counts as nothing. */
export const openedOf = (value: unknown): Opened =>
  value === true ? true : Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** The first steps of a person by the first of their roles; none without a role, or once all were opened. */
export function stepsOf(groups: readonly number[], opened: Opened): readonly HelpTask[] {
  const role = ROLE_IDS.find((id) => groups.includes(id));
  if (role === undefined || opened === true) return [];
  const steps = FIRST_STEPS[roleName(role)];
  return steps.every((step) => opened.includes(step)) ? [] : steps;
}
