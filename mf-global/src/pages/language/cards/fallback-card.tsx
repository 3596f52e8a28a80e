import type { Language } from '@ciguawatch/shared/api/schemas/i18n';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { FALLBACK, tagOf } from '@ciguawatch/shared/runtime/i18n/language';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { FormSelect } from '@ciguawatch/shared/ui/form/choice-fields';
import { useFormValues } from '@ciguawatch/shared/ui/form/use-form';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import css from '../page.module.css';
import type { LanguageValues } from '../values';

/** The language that replaces missing texts; the chain of fallbacks ends in English. */
export const FallbackCard = observer(function FallbackCard(props: {
  all: readonly Language[];
  isOwn: boolean;
}) {
  const { all, isOwn } = props;
  const t = useT('language');
  const { code, sov, fallback } = useFormValues<LanguageValues>();
  const known = /^[a-z]{2,3}_[A-Z]{2}$/.test(code) && isKnown(code);
  const last = all.find((one) => one.code === FALLBACK);
  const next = all.find((one) => one.code === fallback);
  return (
    <Card title={t('fallback.title')}>
      <div className={css.chain}>
        <Badge tone="violet">{sov || t('fallback.this')}</Badge>
        {!isOwn && (
          <>
            <Icon name="arrow-right" size={18} />
            <FormSelect
              name="fallback"
              label={t('fallback.next')}
              hideLabel
              noEmpty
              options={all
                .filter((one) => one.code !== code)
                .map((one) => ({ id: one.code, label: one.sov }))}
            />
          </>
        )}
        {code !== FALLBACK && next?.code !== FALLBACK && (
          <>
            <Icon name="arrow-right" size={18} />
            <Badge icon="lock">{last?.sov}</Badge>
          </>
        )}
      </div>
      {!known && code !== '' && (
        <Banner tone="caution">{t('fallback.unknown', { code, name: next?.sov ?? '' })}</Banner>
      )}
    </Card>
  );
});

/** Whether this browser can format dates and numbers of a language. */
export const isKnown = (code: string): boolean =>
  Intl.DateTimeFormat.supportedLocalesOf(tagOf(code)).length > 0;
