import './texts';
import { isRoleId, ROLE_IDS } from '@ciguawatch/shared/contract/access/roles';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { choiceField } from '@ciguawatch/shared/runtime/navigation/address-fields';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { session, type User } from '@ciguawatch/shared/runtime/session/session';
import { EmptyState } from '@ciguawatch/shared/ui/feedback/states';
import { Segmented } from '@ciguawatch/shared/ui/fields/segmented';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PageHeading } from '../../layout/frame/page-heading';
import { RedirectToLogin } from '../../pages/redirect-to-login';
import { PowerCard } from './power-card';
import css from './role-page.module.css';

const field = choiceField('show', ['mine', 'all'], 'mine');
type Shown = ReturnType<typeof field.read>;

/** `/roles`: what each role may see and do, as the server answers; `?show=all` for every role, else those one holds. */
export default observer(function RolePage() {
  return session.user ? <Roles user={session.user} /> : <RedirectToLogin />;
});

const Roles = observer(function Roles({ user }: { user: User }) {
  const t = useT('rolePage');
  const [show, setShow] = useState(() =>
    field.read(new URLSearchParams(window.location.search).get(field.name)),
  );
  const change = (value: Shown) => {
    setShow(value);
    const text = field.write(value);
    go(text ? `/roles?${field.name}=${text}` : '/roles', { replace: true });
  };
  const roles = show === 'all' ? ROLE_IDS : user.groups.filter(isRoleId);
  return (
    <div className={css.page}>
      <PageHeading className={css.title}>{t('page.title')}</PageHeading>
      <p className={css.lead}>{t('page.lead')}</p>
      <Segmented
        label={t('page.which')}
        hideLabel
        value={show}
        onChange={change}
        options={[
          { value: 'mine', label: t('page.mine') },
          { value: 'all', label: t('page.all') },
        ]}
      />
      <div className={css.cards}>
        {roles.length === 0 && <EmptyState title={t('page.none')} reason={t('page.noneText')} />}
        {roles.map((role) => (
          <PowerCard key={role} of={role} />
        ))}
        <PowerCard of={null} />
      </div>
    </div>
  );
});
