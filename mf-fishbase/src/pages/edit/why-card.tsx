import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { FormTextField } from '@ciguawatch/shared/ui/form/text-fields';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import css from './edit.module.css';

/** Why the change is asked for, and on which source; the moderator reads both. */
export const WhyCard = observer(function WhyCard() {
  const t = useT('revisions');
  return (
    <Card title={t('form.why')}>
      <div className={css.stack}>
        <FormTextField
          label={t('field.asked_reason')}
          name="asked_reason"
          required
          multiline
          rows={2}
          limit={1000}
        />
        <FormTextField
          label={t('field.source')}
          help={t('form.sourceHelp')}
          name="source"
          required
          maxLength={500}
        />
      </div>
    </Card>
  );
});
