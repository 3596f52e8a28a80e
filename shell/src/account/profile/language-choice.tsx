import { language, tagOf, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { switchLanguage } from '../../layout/language-theme/switch-language';
import css from '../../layout/language-theme/theme-choice.module.css';

/** Choice of the interface language, each language by its own name. */
export const LanguageChoice = observer(function LanguageChoice() {
  const t = useT('profile');
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('profile.language')}</legend>
      {language.offered.map(({ code, name }) => (
        <label key={code} className={css.choice}>
          <input
            type="radio"
            name="language-profile"
            checked={language.code === code}
            onChange={() => void switchLanguage(code)}
          />
          <span lang={tagOf(code)}>{name}</span>
        </label>
      ))}
    </fieldset>
  );
});
