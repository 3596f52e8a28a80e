import type { Access } from '@ciguawatch/shared/contract/access/access';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import type { AuditKind } from './audit';

/** Who may read the history of each kind of object, and whether only within their countries. */
export const READERS: Record<AuditKind, { access: Access; byCountry: boolean }> = {
  case: { access: { all: [ROLE.cases_editor] }, byCountry: true },
  alert: { access: { all: [ROLE.cases_editor] }, byCountry: true },
  user: { access: { all: [ROLE.users_manager] }, byCountry: true },
  location: { access: { any: [ROLE.gis_editor, ROLE.gis_creator] }, byCountry: true },
  revision: { access: { all: [ROLE.moderator] }, byCountry: false },
  specie: { access: { any: [ROLE.moderator, ROLE.fishbase_editor] }, byCountry: false },
  phenotype: { access: { any: [ROLE.moderator, ROLE.fishbase_editor] }, byCountry: false },
  translation: { access: { all: [ROLE.global_translator] }, byCountry: false },
  picture: { access: { any: [ROLE.moderator, ROLE.fishbase_editor, ROLE.algae_editor] }, byCountry: false },
  report: { access: { all: [ROLE.cases_editor] }, byCountry: true },
  coverage: { access: { all: [ROLE.cases_editor] }, byCountry: true },
  post: { access: { all: [ROLE.cases_editor, ROLE.users_manager] }, byCountry: true },
  person: { access: { all: [ROLE.cases_editor] }, byCountry: true },
  sample: { access: { all: [ROLE.samples_editor] }, byCountry: true },
  algaetracking: { access: { all: [ROLE.algae_editor] }, byCountry: true },
};

/** Whether a text from a query is a kind of the trail. */
export const isAuditKind = (kind: string): kind is AuditKind => Object.hasOwn(READERS, kind);
