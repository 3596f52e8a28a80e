import { formatMonth, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { FormTextField } from '@ciguawatch/shared/ui/form/text-fields';
import { useFormValues } from '@ciguawatch/shared/ui/form/use-form';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import css from '../page.module.css';
import { type LanguageValues, MONTHS, WEEKDAYS } from '../values';

/** 1 January 2001 was a Monday. */
const weekday = (key: number): string =>
  new Intl.DateTimeFormat(language.intl, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2001, 0, key));

/** Names of months or weekdays in the language; empty ones are read in the fallback language. */
export const WordsCard = observer(function WordsCard({ words }: { words: 'months' | 'weekdays' }) {
  const t = useT('language');
  const values = useFormValues<LanguageValues>();
  const keys = words === 'months' ? MONTHS : WEEKDAYS;
  const open = keys.filter((key) => !values[`${words}${key}`]?.trim()).length;
  return (
    <Card
      title={t(`words.${words}`)}
      actions={
        <Badge tone={open > 0 ? 'sand' : 'reef'}>
          {open > 0 ? t('words.open', { count: open }) : t('words.all')}
        </Badge>
      }
    >
      <div className={css.fields}>
        {keys.map((key) => {
          const name = words === 'months' ? formatMonth(key) : weekday(key);
          return (
            <FormTextField key={key} name={`${words}${key}`} label={name} placeholder={name} maxLength={60} />
          );
        })}
      </div>
      <p className={css.help}>{t('words.help')}</p>
    </Card>
  );
});
