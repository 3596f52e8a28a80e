import { PLURAL_RULES } from '@ciguawatch/shared/domain/text/translated';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { FormSegmented } from '@ciguawatch/shared/ui/form/choice-fields';
import { useFormValues } from '@ciguawatch/shared/ui/form/use-form';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import css from '../page.module.css';
import type { LanguageValues } from '../values';

/** Choice of the numbers that use the singular, with examples for 0, 1 and 2. */
export const PluralCard = observer(function PluralCard() {
  const t = useT('language');
  const { plural } = useFormValues<LanguageValues>();
  const formOf = (count: number) =>
    plural.split(' ').includes(String(count)) ? 'one' : count === 0 ? 'none' : 'many';
  return (
    <Card title={t('plural.title')}>
      <FormSegmented
        name="plural"
        label={t('plural.label')}
        size="sm"
        fullWidth
        options={PLURAL_RULES.map((rule, at) => ({ value: rule, label: t(`plural.rule${at}`) }))}
      />
      <ul className={css.numbers}>
        {[0, 1, 2].map((count) => (
          <li key={count}>
            <b>{formatNumber(count)}</b> {t(`plural.${formOf(count)}`)}
          </li>
        ))}
      </ul>
    </Card>
  );
});
