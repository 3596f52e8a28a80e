import { useEffect, useState } from 'react';
import { language, setLanguage } from '../../runtime/i18n/i18n';
import { Segmented } from '../fields/segmented';
import { Switch } from '../fields/switch';
import { Card } from '../layout/card';
import button from './button.story';
import chip from './chip.story';
import choice from './choice.story';
import drawing from './drawing.story';
import form from './form.story';
import css from './gallery.module.css';
import grid from './grid.story';
import list from './list.story';
import message from './message.story';
import numberField from './number-field.story';
import overlay from './overlay.story';
import picture from './picture.story';
import severity from './severity.story';
import state from './state.story';
import table from './table.story';
import textField from './text-field.story';
import { useGalleryT } from './texts';
import token from './token.story';

const stories = [
  ...[button, textField, choice, chip, numberField, list],
  ...[overlay, message, state, table, form, picture],
];
const wide = [severity, drawing, token, grid];
type Theme = 'system' | 'light' | 'dark';

/** Every component of the design system in every state, for developers. Local demonstration only. */
export default function GalleryPage() {
  const t = useGalleryT();
  const [theme, setTheme] = useState<Theme>('system');
  const [compact, setCompact] = useState(false);
  useEffect(() => {
    const root = document.documentElement;
    const before = root.getAttribute('data-theme');
    if (theme !== 'system') root.setAttribute('data-theme', theme);
    return () => {
      if (before === null) root.removeAttribute('data-theme');
      else root.setAttribute('data-theme', before);
    };
  }, [theme]);
  const themes = (['system', 'light', 'dark'] as const).map((value) => ({
    value,
    label: t(`page.${value}`),
  }));
  return (
    <div className={css.page} data-density={compact ? 'compact' : undefined}>
      <header className={css.head}>
        <h1>{t('page.title')}</h1>
        <Segmented
          label={t('page.theme')}
          hideLabel
          size="sm"
          options={themes}
          value={theme}
          onChange={setTheme}
        />
        <Segmented
          label={t('page.language')}
          hideLabel
          size="sm"
          options={[
            { value: 'fr_FR', label: 'FR' },
            { value: 'en_US', label: 'EN' },
          ]}
          value={language.code}
          onChange={setLanguage}
        />
        <Switch label={t('page.compact')} isOn={compact} onChange={setCompact} />
      </header>
      <div className={css.grid}>
        {[severity, ...stories, ...wide.slice(1)].map(({ id, Show }) => (
          <Card key={id} title={id} className={wide.some((story) => story.id === id) ? css.wide : ''}>
            <Show />
          </Card>
        ))}
      </div>
    </div>
  );
}
