import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { FormTextField } from '@ciguawatch/shared/ui/form/text-fields';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import css from '../page.module.css';

/** Names, code and speakers of a language; code and slug are fixed once it exists. */
export const AboutCard = observer(function AboutCard({ isNew }: { isNew: boolean }) {
  const t = useT('language');
  return (
    <Card title={t('about.title')}>
      <div className={css.fields}>
        <div className={css.whole}>
          <FormTextField name="sov" label={t('about.sov')} maxLength={60} required />
        </div>
        <FormTextField name="name_fr" label={t('about.nameFr')} maxLength={60} required />
        <FormTextField name="name" label={t('about.nameEn')} maxLength={60} required />
        <FormTextField
          name="code"
          label={t('about.code')}
          help={t('about.codeHelp')}
          maxLength={6}
          spellCheck={false}
          required
          isReadOnly={!isNew}
        />
        <FormTextField
          name="slug"
          label={t('about.slug')}
          maxLength={41}
          spellCheck={false}
          optional={isNew}
          isReadOnly={!isNew}
        />
        <FormTextField
          name="flag"
          label={t('about.flag')}
          help={t('about.flagHelp')}
          maxLength={2}
          spellCheck={false}
          optional
        />
        <FormTextField name="ethny" label={t('about.ethny')} maxLength={100} optional />
        <div className={css.whole}>
          <FormTextField name="description" label={t('about.description')} maxLength={300} optional />
        </div>
      </div>
    </Card>
  );
});
