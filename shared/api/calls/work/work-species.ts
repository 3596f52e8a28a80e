import { ROLE } from '../../../contract/access/roles';
import { countCall } from './work';

export const countRevisionsWaiting = countCall(
  'a/work/revisions-waiting/',
  { all: [ROLE.moderator] },
  'countRevisionsWaiting',
  'Changes of species and groups that a moderator may decide; urgent when one has waited for more than seven days',
);

export const countRevisionsMine = countCall(
  'a/work/revisions-mine/',
  { any: [ROLE.fishbase_editor, ROLE.fishbase_translator, ROLE.species_translator] },
  'countRevisionsMine',
  "One's own changes that were decided within the last seven days; urgent when one of them was refused",
);

export const countNamesMissing = countCall(
  'a/work/names-missing/',
  { any: [ROLE.fishbase_translator, ROLE.species_translator] },
  'countNamesMissing',
  'Species without a name in at least one language of the countries a translator manages; never urgent',
);
