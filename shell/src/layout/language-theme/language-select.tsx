import { language, tagOf, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import css from './language-select.module.css';
import { switchLanguage } from './switch-language';

/** The languages as a native list, each by its own name; used in the bar for more than two. */
export default observer(function LanguageSelect() {
  const t = useT('shell');
  return (
    <select
      className={css.select}
      aria-label={t('bar.language')}
      value={language.code}
      onChange={(event) => void switchLanguage(event.target.value)}
    >
      {language.offered.map(({ code, name }) => (
        <option key={code} value={code} lang={tagOf(code)}>
          {name}
        </option>
      ))}
    </select>
  );
});
