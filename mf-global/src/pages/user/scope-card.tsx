import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useForm } from '@ciguawatch/shared/ui/form/use-form';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { Disclosure } from '@ciguawatch/shared/ui/layout/disclosure';
import { CountryChecks } from './country-checks';
import type { Grant } from './grant';
import css from './page.module.css';
import { RoleChecks } from './role-checks';
import type { UserValues } from './values';

/** What the account may grant to others: at most what the manager may grant. */
export function ScopeCard({ grant }: { grant: Grant }) {
  const t = useT('users');
  const form = useForm<UserValues>();
  return (
    <Card title={t('user.scope')}>
      <p className={css.help}>{t('user.scopeHelp')}</p>
      {grant.roles.length > 0 && (
        <div>
          <Button
            size="sm"
            icon="list-checks"
            onPress={() => form.change({ scope_roles: grant.roles, scope_countries: grant.countries })}
          >
            {t('user.scopeSame')}
          </Button>
        </div>
      )}
      <Disclosure title={t('user.scopeRoles')}>
        <RoleChecks name="scope_roles" grantable={grant.roles} isShort />
      </Disclosure>
      <Disclosure title={t('user.scopeCountries')}>
        <CountryChecks name="scope_countries" label={t('user.scopeCountries')} grantable={grant.countries} />
      </Disclosure>
    </Card>
  );
}
