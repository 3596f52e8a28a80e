import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import css from './language-switch.module.css';
import { switchLanguage } from './switch-language';

const LanguageSelect = lazy(() => import('./language-select'));

/** Switches the language of the whole page without a reload. More than two languages become a list. */
export const LanguageSwitch = observer(function LanguageSwitch() {
  const t = useT('shell');
  const { offered } = language;
  if (offered.length > 2)
    return (
      <Suspense fallback={null}>
        <LanguageSelect />
      </Suspense>
    );
  return (
    <fieldset className={css.lang} aria-label={t('bar.language')}>
      {offered.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          className={css.choice}
          lang={code.slice(0, 2)}
          aria-pressed={language.code === code}
          aria-label={name}
          onClick={() => void switchLanguage(code)}
        >
          {code.slice(0, 2).toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
});
