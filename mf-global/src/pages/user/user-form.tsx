import { createUser, patchUser } from '@ciguawatch/shared/api/calls/accounts/users';
import type { Account } from '@ciguawatch/shared/api/schemas/accounts/account';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { asApiError } from '@ciguawatch/shared/runtime/http/api-error';
import { call, change } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Form } from '@ciguawatch/shared/ui/form/form';
import { useNewForm } from '@ciguawatch/shared/ui/form/form-model';
import { SubmitButton } from '@ciguawatch/shared/ui/form/submit-button';
import { SubmitProblem } from '@ciguawatch/shared/ui/form/submit-problem';
import { useFormValues } from '@ciguawatch/shared/ui/form/use-form';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FootBar } from '../../foot/foot-bar';
import { CountriesCard } from './countries-card';
import { faultsOf } from './faults-of';
import type { Grant } from './grant';
import { IdentityCard } from './identity-card';
import css from './page.module.css';
import { RolesCard } from './roles-card';
import { ScopeCard } from './scope-card';
import { UserHead } from './user-head';
import { createBody, patchBody, type UserValues } from './values';

interface Props {
  /** null for a new one */
  account: Account | null;
  form: Grant;
  initial: UserValues;
  onSaved: (account: Account) => void;
}

/** Form fields of server fields with another name. */
const FORM_FIELD_OF_SERVER_FIELD: Record<string, string> = {
  'profile.user_country': 'user_country',
  'profile.lang': 'lang',
  'profile.manage_countries': 'manage_countries',
  'action_scope.roles': 'scope_roles',
  'action_scope.countries': 'scope_countries',
};

/** Form of an account: identity, countries, roles, and what it may grant. */
export const UserForm = observer(function UserForm({ account, form: grant, initial, onSaved }: Props) {
  const t = useT('users');
  const [conflict, setConflict] = useState<Account | null>(null);
  const locked = account !== null && !account.editable;

  const save = async (values: UserValues): Promise<Account> => {
    if (!account) return call(createUser, { params: undefined, body: createBody(values) });
    const ifVersion = (conflict ?? account).version;
    return change(patchUser, { params: { id: account.id }, body: patchBody(values, account), ifVersion });
  };
  const sayFailure = (thrown: unknown) => {
    const { code, current } = asApiError(thrown);
    if (code === 'conflict') return setConflict(current as Account);
    const text = errorText(thrown);
    return text
      ? toasts.error(t(account ? 'user.savedFailed' : 'user.madeFailed'), text, 'save account')
      : undefined;
  };
  const form = useNewForm<UserValues>({
    initial,
    fieldOf: (name) => FORM_FIELD_OF_SERVER_FIELD[name] ?? null,
    rules: (values) => faultsOf(values, t),
    submit: async (values) => {
      try {
        const saved = await save(values);
        const detail = account ? undefined : t('user.madeDetail', { email: saved.email });
        toasts.success(t(account ? 'user.saved' : 'user.madeToast'), detail, undefined, 'save account');
        onSaved(saved);
      } catch (thrown) {
        sayFailure(thrown);
        throw thrown;
      }
    },
  });
  return (
    <Form form={form} className={css.form} guard="dirty" guardReason={t('user.leave')}>
      {!account && <UserHead account={null} />}
      {conflict && account ? (
        <Banner
          tone="caution"
          role="alert"
          title={t('user.conflict')}
          action={
            <Button size="sm" onPress={() => onSaved(conflict)}>
              {t('user.conflictLoad')}
            </Button>
          }
        >
          {t('user.conflictText')}
        </Banner>
      ) : (
        <SubmitProblem title={t(account ? 'user.savedFailed' : 'user.madeFailed')} />
      )}
      <fieldset className={css.columns} disabled={locked}>
        <div className={css.column}>
          <IdentityCard languages={grant.languages} isNew={account === null} isLocked={locked} />
          <CountriesCard name="manage_countries" grantable={locked ? [] : grant.countries} />
        </div>
        <div className={css.column}>
          <RolesCard name="groups" grantable={locked ? [] : grant.roles} />
          <ScopeOfManager grant={grant} isLocked={locked} />
        </div>
      </fieldset>
      {!locked && (
        <FootBar isAtEnd>
          <LinkButton to="/global/users">{t('user.cancel')}</LinkButton>
          <SubmitButton icon={account ? 'save' : 'mail'}>
            {t(conflict ? 'user.keepMine' : account ? 'user.save' : 'user.create')}
          </SubmitButton>
        </FootBar>
      )}
    </Form>
  );
});

/** What the account may grant to others: shown if it is a manager of accounts, or if it still has such grants. */
function ScopeOfManager({ grant, isLocked }: { grant: Grant; isLocked: boolean }) {
  const { groups, scope_roles, scope_countries } = useFormValues<UserValues>();
  const shown = groups.includes(ROLE.users_manager) || scope_roles.length > 0 || scope_countries.length > 0;
  return shown ? <ScopeCard grant={isLocked ? { ...grant, roles: [], countries: [] } : grant} /> : null;
}
