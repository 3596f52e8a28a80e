import { ROLE_IDS } from '@ciguawatch/shared/contract/access/roles';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { useFormValues } from '@ciguawatch/shared/ui/form/use-form';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import css from './page.module.css';
import { RoleChecks } from './role-checks';
import type { UserValues } from './values';

/** The roles of the account. */
export function RolesCard({ name, grantable }: { name: 'groups'; grantable: readonly number[] }) {
  const t = useT('users');
  const count = useFormValues<UserValues>()[name].length;
  return (
    <Card
      title={t('user.roles')}
      actions={<span className={css.help}>{t('user.rolesCount', { count, all: ROLE_IDS.length })}</span>}
    >
      <RoleChecks name={name} grantable={grantable} />
      <p className={css.help}>
        <CrossLink to="/roles?show=all">{t('list.allowed')}</CrossLink>
      </p>
    </Card>
  );
}
