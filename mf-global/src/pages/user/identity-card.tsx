import { ACCOUNT_MAX } from '@ciguawatch/shared/api/schemas/accounts/account';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { FormSelect } from '@ciguawatch/shared/ui/form/choice-fields';
import { FormTextField } from '@ciguawatch/shared/ui/form/text-fields';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { allCountries, countryName } from '../../people/countries';
import css from './page.module.css';

interface Props {
  languages: readonly string[];
  isNew: boolean;
  isLocked: boolean;
}

/** Name, e-mail and other personal data of the account. */
export const IdentityCard = observer(function IdentityCard({ languages, isNew, isLocked }: Props) {
  const t = useT('users');
  // Every language of the server, those that visitors are not offered yet among them.
  const names = new Map(language.choices.map(({ code, name }) => [code, name]));
  const line = { maxLength: ACCOUNT_MAX.line, isDisabled: isLocked };
  return (
    <Card title={t('user.identity')}>
      <div className={css.fields}>
        <FormTextField
          name="first_name"
          label={t('user.firstName')}
          maxLength={ACCOUNT_MAX.name}
          isDisabled={isLocked}
        />
        <FormTextField
          name="last_name"
          label={t('user.lastName')}
          maxLength={ACCOUNT_MAX.name}
          isDisabled={isLocked}
        />
        <div className={css.whole}>
          <FormTextField
            name="email"
            type="email"
            label={t('user.email')}
            maxLength={ACCOUNT_MAX.email}
            spellCheck={false}
            required
            isDisabled={isLocked}
            {...(!isNew && !isLocked && { help: t('user.emailHelp') })}
          />
        </div>
        <FormTextField name="function" label={t('user.function')} {...line} />
        <FormTextField name="position" label={t('user.position')} {...line} />
        <div className={css.whole}>
          <FormTextField name="organization" label={t('user.organization')} {...line} />
        </div>
        <FormSelect
          name="user_country"
          label={t('user.country')}
          noEmpty
          isDisabled={isLocked}
          options={allCountries().map((id) => ({ id: String(id), label: countryName(id) }))}
        />
        <FormSelect
          name="lang"
          label={t('user.language')}
          placeholder={t('user.languageNone')}
          isDisabled={isLocked}
          options={languages.map((code) => ({ id: code, label: names.get(code) ?? code }))}
        />
        <div className={css.whole}>
          <FormTextField
            name="biosketch"
            label={t('user.biosketch')}
            multiline
            rows={3}
            maxLength={ACCOUNT_MAX.biosketch}
            isDisabled={isLocked}
          />
        </div>
      </div>
    </Card>
  );
});
