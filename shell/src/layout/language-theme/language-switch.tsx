import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import css from './language-switch.module.css';
import { switchLanguage } from './switch-language';

const SHIPPED = [
  { code: 'fr_FR', short: 'FR' },
  { code: 'en_US', short: 'EN' },
] as const;

/** French or English; the whole page follows without a reload. */
export const LanguageSwitch = observer(function LanguageSwitch() {
  const t = useT('shell');
  return (
    <fieldset className={css.lang} aria-label={t('bar.language')}>
      {SHIPPED.map(({ code, short }) => (
        <button
          key={code}
          type="button"
          className={css.choice}
          lang={code.slice(0, 2)}
          aria-pressed={language.code === code}
          aria-label={t(`bar.${code}`)}
          onClick={() => void switchLanguage(code)}
        >
          {short}
        </button>
      ))}
    </fieldset>
  );
});
