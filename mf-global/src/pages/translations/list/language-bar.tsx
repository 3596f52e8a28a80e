import type { Language } from '@ciguawatch/shared/api/schemas/i18n';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import { percent } from '../../../languages/progress';
import css from '../page.module.css';

interface Props {
  /** languages that the person may translate */
  own: readonly Language[];
  /** languages that can be the reference */
  references: readonly Language[];
  lang: string;
  refLang: string;
  done: number;
  total: number;
  onLang: (code: string) => void;
  onRef: (code: string) => void;
}

const optionsOf = (languages: readonly Language[]) =>
  languages.map(({ code, sov }) => ({ id: code, label: sov }));

/** Choice of the translated and the reference language, with progress. */
export const LanguageBar = observer(function LanguageBar(props: Props) {
  const { own, references, lang, refLang, done, total, onLang, onRef } = props;
  const t = useT('translations');
  const whole = percent(done, total);
  return (
    <div className={css.languages}>
      <Select
        label={t('list.reference')}
        noEmpty
        value={refLang}
        onChange={(code) => code && onRef(code)}
        options={optionsOf(references)}
      />
      <Icon name="arrow-right" size={20} />
      <Select
        label={t('list.language')}
        noEmpty
        value={lang}
        onChange={(code) => code && onLang(code)}
        options={optionsOf(own)}
      />
      <div className={css.progress}>
        <span>
          {t('list.progress', { done: formatNumber(done), total: formatNumber(total) })}
          <b>{formatNumber(whole / 100, { style: 'percent', maximumFractionDigits: 0 })}</b>
        </span>
        <div
          role="progressbar"
          aria-label={t('list.progressLabel')}
          aria-valuenow={whole}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <i style={{ width: `${whole}%` }} />
        </div>
      </div>
    </div>
  );
});
