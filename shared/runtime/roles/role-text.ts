import { type RoleId, roleName } from '../../contract/access/roles';
import { provideTexts, translate, useT } from '../i18n/i18n';

// A chunk of its own, loaded with the pages that name roles.
provideTexts('roles', {
  fr_FR: () => import(/* webpackChunkName: "roles-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "roles-en" */ './locales/en_US.json'),
});

/** Name of a role, the same on every screen; for code outside React. */
export const roleText = (role: RoleId): string => translate('roles', `role.${roleName(role)}`);

/** Names roles in the reader's language, and renders again once they have loaded. */
export function useRoleText(): (role: RoleId) => string {
  const t = useT('roles');
  return (role) => t(`role.${roleName(role)}`);
}
