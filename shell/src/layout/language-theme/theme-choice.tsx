import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { theme } from '@ciguawatch/shared/runtime/page/theme';
import type { ThemeChoice as ThemeChoiceName } from '@ciguawatch/shared/runtime/page/theme-choice';
import { Icon, type IconName } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import css from './theme-choice.module.css';

const THEME_CHOICES: readonly { value: ThemeChoiceName; key: string; icon: IconName }[] = [
  { value: 'system', key: 'bar.themeSystem', icon: 'sliders-horizontal' },
  { value: 'light', key: 'bar.themeLight', icon: 'sun' },
  { value: 'dark', key: 'bar.themeDark', icon: 'moon' },
];

/**
 * Choice of the theme: light, dark, or the device's. `name` groups the radios and must be unique on the
 * page.
 */
export const ThemeChoice = observer(function ThemeChoice({ name }: { name: string }) {
  const t = useT('shell');
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('bar.theme')}</legend>
      {THEME_CHOICES.map(({ value, key, icon }) => (
        <label key={value} className={css.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={theme.choice === value}
            onChange={() => theme.set(value)}
          />
          <Icon name={icon} size={18} />
          <span>{t(key)}</span>
        </label>
      ))}
    </fieldset>
  );
});
