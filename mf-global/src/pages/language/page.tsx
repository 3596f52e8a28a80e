import { listLanguages } from '@ciguawatch/shared/api/calls/i18n';
import { getEditedTexts } from '@ciguawatch/shared/api/calls/translation';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { language as shown, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useParams } from '@ciguawatch/shared/runtime/navigation/router';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { EmptyState, ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { loadCountries } from '../../people/countries';
import { translationTexts } from '../translations/texts';
import { LanguageForm } from './language-form';
import css from './page.module.css';
import { languageTexts } from './texts';
import { valuesOf } from './values';

/** Resolves when the texts of the page, and the names of the portal's parts, have loaded. */
export const texts = Promise.all([languageTexts, translationTexts]).then(() => undefined);

/** `/global/new-language` and `/global/language/{id}`: properties and calendar of a language. */
export default observer(function LanguagePage() {
  const t = useT('language');
  const { id } = useParams();
  const all = useAnswer(listLanguages, undefined);
  const language = all.data?.find((one) => String(one.id) === id) ?? null;
  const code = language?.code;
  const edited = useAnswer(getEditedTexts, code === undefined ? null : { code });
  useEffect(() => void loadCountries(), []);
  const managed = session.user?.profile.manage_countries ?? [];
  const texts = edited.data?.code === code ? edited.data : null;
  const failed = all.failed ?? edited.failed;
  const isReady = all.data !== null && (id === undefined || texts !== null);
  return (
    <div className={css.page} data-density="compact">
      {failed !== null && !isReady && (
        <ErrorState
          title={t('page.failed')}
          detail={errorText(failed)}
          onRetry={() => {
            all.again();
            edited.again();
          }}
        />
      )}
      {all.data && id !== undefined && !language && <EmptyState title={t('page.gone')} />}
      {failed === null && !isReady && !(all.data && id !== undefined && !language) && (
        <Loading label={t('page.loading')}>
          <Skeleton height={520} />
        </Loading>
      )}
      {isReady && all.data && (
        <LanguageForm
          key={`${language?.version} ${texts?.version}`}
          language={language}
          texts={texts}
          all={all.data}
          initial={valuesOf(language, texts, managed, shown.code)}
          onSaved={() => {
            all.again();
            edited.again();
          }}
        />
      )}
    </div>
  );
});
