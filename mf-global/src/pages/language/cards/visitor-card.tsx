import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { intlTag, tagOf } from '@ciguawatch/shared/runtime/i18n/language';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { useFormValues } from '@ciguawatch/shared/ui/form/use-form';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import css from '../page.module.css';
import { datePieces } from '../preview';
import type { LanguageValues } from '../values';
import { isKnown } from './fallback-card';

/** A date and a number as visitors will read them; words of the fallback language are marked. */
export const VisitorCard = observer(function VisitorCard() {
  const t = useT('language');
  const values = useFormValues<LanguageValues>();
  const { code, fallback } = values;
  const isOwn = /^[a-z]{2,3}_[A-Z]{2}$/.test(code) && isKnown(code);
  const tag = isOwn ? tagOf(code) : intlTag(fallback);
  const pieces = datePieces(values, clock.today(), tag, isOwn);
  return (
    <Card title={t('visitor.title')}>
      <dl className={css.facts}>
        <dt>{t('visitor.date')}</dt>
        <dd>
          {pieces.map(({ text, lent }, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces keep their places
            lent ? <mark key={at}>{text}</mark> : text,
          )}
        </dd>
        <dt>{t('visitor.number')}</dt>
        <dd>{new Intl.NumberFormat(tag).format(1234.5)}</dd>
      </dl>
      {pieces.some(({ lent }) => lent) && <p className={css.help}>{t('visitor.lent')}</p>}
    </Card>
  );
});
