import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useRoleText } from '@ciguawatch/shared/runtime/roles/role-text';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { sortedByArea, toneOf } from '../../people/role-areas';
import css from './page.module.css';

/** The roles of an account in the colours of their modules. */
export function RoleBadges({ roles }: { roles: readonly number[] }) {
  const t = useT('users');
  const roleText = useRoleText();
  if (roles.length === 0) return <span className={css.help}>{t('list.noRole')}</span>;
  return (
    <span className={css.badges}>
      {sortedByArea(roles).map((role) => (
        <Badge key={role} tone={toneOf(role)}>
          {roleText(role)}
        </Badge>
      ))}
    </span>
  );
}
