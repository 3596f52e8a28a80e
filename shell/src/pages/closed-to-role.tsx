import './texts';
import { type Access, rolesOf } from '@ciguawatch/shared/contract/access/access';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useRoleText } from '@ciguawatch/shared/runtime/roles/role-text';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { MessagePage } from '../layout/frame/parts/message-page';
import { RelButton } from '../links/rel-button';

/** Names the role that the page requires and the account lacks. */
export function ClosedToRole({ access }: { access: Access }) {
  const t = useT('message');
  const roleText = useRoleText();
  const roles = rolesOf(access).map(roleText);
  // One role of several is enough only where the access says so.
  const all = typeof access !== 'string' && 'all' in access && roles.length > 1;
  return (
    <MessagePage
      drawing="lock"
      title={t('denied.roleTitle')}
      actions={
        <>
          <LinkButton to="/" variant="primary" icon="house">
            {t('denied.home')}
          </LinkButton>
          <RelButton rel="map" icon="map">
            {t('denied.map')}
          </RelButton>
        </>
      }
    >
      <p>{t('denied.roleText')}</p>
      {roles.length > 0 && (
        <p>{t(all ? 'denied.rolesAll' : 'denied.roleNamed', { roles: roles.join(', ') })}</p>
      )}
    </MessagePage>
  );
}
