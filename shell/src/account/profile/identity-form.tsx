import { ACCOUNT_MAX, type AccountPatch } from '@ciguawatch/shared/api/schemas/accounts/account';
import { personName } from '@ciguawatch/shared/domain/text/validators';
import { serverDictionary } from '@ciguawatch/shared/runtime/i18n/dictionary';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import type { User } from '@ciguawatch/shared/runtime/session/session';
import { FormSelect } from '@ciguawatch/shared/ui/form/choice-fields';
import { Form } from '@ciguawatch/shared/ui/form/form';
import { useNewForm } from '@ciguawatch/shared/ui/form/form-model';
import { SubmitButton } from '@ciguawatch/shared/ui/form/submit-button';
import { SubmitProblem } from '@ciguawatch/shared/ui/form/submit-problem';
import { FormTextField } from '@ciguawatch/shared/ui/form/text-fields';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import css from './profile.module.css';
import { ProfileSection } from './profile-section';
import { useCountries } from './use-countries';
import type { ChangeOwnAccount } from './use-own-account';

const TEXT_FIELDS = ['first_name', 'last_name', 'function', 'position', 'organization', 'biosketch'] as const;

const valuesOf = (user: User) => ({
  ...(Object.fromEntries(TEXT_FIELDS.map((name) => [name, user[name] ?? ''])) as Record<
    (typeof TEXT_FIELDS)[number],
    string
  >),
  user_country: String(user.profile.user_country),
  lang: user.profile.lang,
});
type Values = ReturnType<typeof valuesOf>;

/** The changed fields only, so that the others keep their current value on the server. */
function changedFields(before: Values, { user_country, lang, ...lines }: Values): AccountPatch {
  const changed = TEXT_FIELDS.filter((name) => lines[name] !== before[name]);
  return {
    ...Object.fromEntries(changed.map((name) => [name, lines[name]])),
    profile: {
      ...(user_country !== before.user_country && { user_country: Number(user_country) }),
      ...(lang !== before.lang && { lang }),
    },
  };
}

/** Form for name, function, position, organization, biography, country and language of mails. */
export const IdentityForm = observer(function IdentityForm(props: { user: User; change: ChangeOwnAccount }) {
  const { user, change } = props;
  const t = useT('profile');
  const [initial] = useState(() => valuesOf(user));
  const saved = useRef(initial);
  const form = useNewForm<Values>({
    initial,
    fieldOf: (name) => name.replace(/^profile\./, ''),
    rules: ({ first_name, last_name }) => {
      const [first, last] = [personName(first_name.trim()), personName(last_name.trim())];
      return { ...(first && { first_name: first }), ...(last && { last_name: last }) };
    },
    submit: async (values) => {
      try {
        await change(changedFields(saved.current, values));
        saved.current = values;
        toasts.success(t('profile.saved'), undefined, undefined, 'save profile');
      } catch (thrown) {
        const text = errorText(thrown);
        if (text) toasts.error(t('profile.saveFailed'), text, 'save profile');
        throw thrown;
      }
    },
  });
  const countries = useCountries();
  const line = { maxLength: ACCOUNT_MAX.line };
  const name = { maxLength: ACCOUNT_MAX.name };
  return (
    <ProfileSection title={t('profile.identity')}>
      <Form form={form} className={css.form} guard="dirty">
        <SubmitProblem title={t('profile.saveFailed')} />
        <div className={css.fields}>
          <FormTextField
            name="first_name"
            autoComplete="given-name"
            label={t('profile.firstName')}
            {...name}
          />
          <FormTextField
            name="last_name"
            autoComplete="family-name"
            label={t('profile.lastName')}
            {...name}
          />
          <FormTextField name="function" label={t('profile.function')} {...line} />
          <FormTextField name="position" label={t('profile.position')} {...line} />
          <div className={css.whole}>
            <FormTextField
              name="organization"
              autoComplete="organization"
              label={t('profile.organization')}
              {...line}
            />
          </div>
          <div className={css.whole}>
            <FormTextField
              name="biosketch"
              label={t('profile.biosketch')}
              multiline
              rows={4}
              maxLength={ACCOUNT_MAX.biosketch}
            />
          </div>
          <FormSelect name="user_country" label={t('profile.country')} noEmpty options={countries} />
          <FormSelect
            name="lang"
            label={t('profile.messages')}
            placeholder={t('profile.messagesNone')}
            options={serverDictionary.languages.map(({ code, name: label }) => ({ id: code, label }))}
          />
        </div>
        <SubmitButton icon="save">{t('profile.save')}</SubmitButton>
      </Form>
    </ProfileSection>
  );
});
