import { makeToken } from '@ciguawatch/shared/api/calls/accounts/tokens';
import { type MadeToken, TOKEN_NAME_MAX } from '@ciguawatch/shared/api/schemas/accounts/token';
import { TOKEN_SCOPES, type TokenScope } from '@ciguawatch/shared/contract/access/token-scopes';
import { deviceDateOf } from '@ciguawatch/shared/domain/time/timezone';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { formatDate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { FormCheckbox, FormChipChecks, FormSelect } from '@ciguawatch/shared/ui/form/choice-fields';
import { Form } from '@ciguawatch/shared/ui/form/form';
import { useNewForm } from '@ciguawatch/shared/ui/form/form-model';
import { SubmitButton } from '@ciguawatch/shared/ui/form/submit-button';
import { SubmitProblem } from '@ciguawatch/shared/ui/form/submit-problem';
import { FormPasswordField, FormTextField } from '@ciguawatch/shared/ui/form/text-fields';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useCountries } from '../../profile/use-countries';
import css from '../security.module.css';

/** Days that a token may work. */
const DAYS = [7, 30, 90, 180, 365];
const DAY_MS = 86_400_000;

interface Props {
  /** Whether a code of the app is asked for, rather than the password. */
  hasApp: boolean;
  onMade(token: MadeToken): void;
  onCancel(): void;
}

interface Values extends Record<TokenScope, boolean> {
  name: string;
  days: string;
  countries: string[];
  code: string;
  password: string;
}

/** Asks what a new token is for, how long it works and what it may do, and who makes it. */
export const TokenForm = observer(function TokenForm({ hasApp, onMade, onCancel }: Props) {
  const t = useT('security');
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  const managed = (session.user?.profile.manage_countries ?? []).map(String);
  const countries = useCountries().filter(({ id }) => managed.includes(id));
  const proofField = hasApp ? 'code' : 'password';
  const form = useNewForm<Values>({
    initial: {
      ...{ name: '', days: '90', countries: managed, code: '', password: '' },
      ...{ public: false, cases: false, export: false, report: false },
    },
    rules: (values) => ({
      ...(values.name.trim() === '' && { name: 'required' }),
      ...(!TOKEN_SCOPES.some((scope) => values[scope]) && { public: 'required' }),
      ...(values[proofField].trim() === '' && { [proofField]: 'required' }),
    }),
    submit: async ({ name, days, countries: chosen, ...values }) => {
      const proof = hasApp ? { code: values.code.trim() } : { password: values.password };
      const scopes = TOKEN_SCOPES.filter((scope) => values[scope]);
      const some = chosen.length === managed.length ? null : chosen.map(Number);
      onMade(
        await call(makeToken, {
          params: undefined,
          body: { name: name.trim(), days: Number(days), scopes, countries: some, proof },
        }),
      );
    },
  });
  const until = (days: number) =>
    t('tokens.days', {
      count: days,
      date: formatDate(deviceDateOf(clock.now() + days * DAY_MS), 'medium'),
    });
  return (
    <Form form={form} className={css.fields}>
      <SubmitProblem title={t('tokens.makeFailed')} />
      <FormTextField
        name="name"
        label={t('tokens.name')}
        help={t('tokens.nameHelp')}
        maxLength={TOKEN_NAME_MAX}
        inputRef={input}
      />
      <fieldset className={css.scopes}>
        <legend>{t('tokens.scopes')}</legend>
        {TOKEN_SCOPES.map((scope) => (
          <FormCheckbox
            key={scope}
            name={scope}
            label={t(`tokens.scope_${scope}`)}
            help={t(`tokens.may_${scope}`)}
          />
        ))}
      </fieldset>
      {countries.length > 1 && (
        <FormChipChecks
          name="countries"
          label={t('tokens.ofCountries')}
          options={countries.map(({ id, label }) => ({ value: id, label }))}
        />
      )}
      <FormSelect
        name="days"
        label={t('tokens.ends')}
        noEmpty
        options={DAYS.map((days) => ({ id: String(days), label: until(days) }))}
      />
      {hasApp ? (
        <FormTextField
          name="code"
          label={t('proof.code')}
          help={t('proof.codeHelp')}
          autoComplete="one-time-code"
          maxLength={64}
        />
      ) : (
        <FormPasswordField name="password" label={t('proof.password')} />
      )}
      <div className={css.buttons}>
        <SubmitButton icon="plus">{t('tokens.make')}</SubmitButton>
        <Button variant="quiet" onPress={onCancel}>
          {t('proof.cancel')}
        </Button>
      </div>
    </Form>
  );
});
