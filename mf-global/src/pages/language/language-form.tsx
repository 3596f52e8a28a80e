import { changeLanguage, createLanguage, saveTexts } from '@ciguawatch/shared/api/calls/translation';
import type { Language } from '@ciguawatch/shared/api/schemas/i18n';
import type { EditedTexts } from '@ciguawatch/shared/api/schemas/translation';
import { asApiError } from '@ciguawatch/shared/runtime/http/api-error';
import { call, change } from '@ciguawatch/shared/runtime/http/call';
import { serverDictionary } from '@ciguawatch/shared/runtime/i18n/dictionary';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { language as shown, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { SHIPPED } from '@ciguawatch/shared/runtime/i18n/language';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { FormSwitch } from '@ciguawatch/shared/ui/form/choice-fields';
import { Form } from '@ciguawatch/shared/ui/form/form';
import { useNewForm } from '@ciguawatch/shared/ui/form/form-model';
import { SubmitButton } from '@ciguawatch/shared/ui/form/submit-button';
import { SubmitProblem } from '@ciguawatch/shared/ui/form/submit-problem';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { FootBar } from '../../foot/foot-bar';
import { AboutCard } from './cards/about-card';
import { CountriesCard } from './cards/countries-card';
import { FallbackCard } from './cards/fallback-card';
import { PluralCard } from './cards/plural-card';
import { ProgressCard } from './cards/progress-card';
import { VisitorCard } from './cards/visitor-card';
import { WordsCard } from './cards/words-card';
import { faultsOf } from './faults-of';
import css from './page.module.css';
import { saveStart } from './save-start';
import { StartButton, type StartState } from './start-button';
import { StartProgress } from './start-progress';
import { calendarChanges, changeBody, type LanguageValues, newBody } from './values';

interface Props {
  /** null for a new one */
  language: Language | null;
  texts: EditedTexts | null;
  all: readonly Language[];
  initial: LanguageValues;
  onSaved: () => void;
}

/** Form of a language: names, countries, fallback and calendar. */
export const LanguageForm = observer(function LanguageForm({
  language,
  texts,
  all,
  initial,
  onSaved,
}: Props) {
  const t = useT('language');
  const isOwn = SHIPPED.some((code) => code === language?.code);
  const managed = session.user?.profile.manage_countries ?? [];
  const [started, setStarted] = useState<StartState | null>(null);

  // Set when a first try created the language but could not save its calendar: the next try changes it.
  const made = useRef<Language | null>(null);

  const save = async (values: LanguageValues): Promise<Language> => {
    const present = language ?? (made.current?.code === values.code ? made.current : null);
    const saved = present
      ? await change(changeLanguage, {
          params: { code: present.code },
          body: changeBody(values, isOwn),
          ifVersion: present.version,
        })
      : await call(createLanguage, { params: undefined, body: newBody(values) });
    if (!language) made.current = saved;
    const i18n_json = calendarChanges(values, texts);
    if (i18n_json) await call(saveTexts, { params: { code: saved.code }, body: { i18n_json } });
    return saved;
  };
  const savedNote = (waiting: number, isOffered: boolean) => {
    if (waiting > 0) return t('start.waiting', { count: waiting });
    return isOffered ? t('save.offered') : undefined;
  };
  const form = useNewForm<LanguageValues>({
    initial,
    rules: (values) => faultsOf(values, { managed, taken: language ? [] : all.map(({ code }) => code), t }),
    submit: async (values) => {
      try {
        const saved = await save(values);
        const waiting = started ? await saveStart(saved.code, started.start) : 0;
        toasts.success(
          t(language ? 'save.saved' : 'save.made'),
          savedNote(waiting, values.shipped),
          undefined,
          'save language',
        );
        void serverDictionary.fetchLanguages();
        void serverDictionary.fetchTexts(shown.code);
        if (language) onSaved();
        else go(`/global/translations?lang=${saved.code}&show=missing`, { force: true });
      } catch (thrown) {
        const isLate = asApiError(thrown).code === 'conflict';
        const text = isLate ? t('save.conflict') : errorText(thrown);
        if (text) toasts.error(t('save.failed'), text, 'save language');
        throw thrown;
      }
    },
  });
  const begin = (next: StartState) => {
    setStarted(next);
    const { code, words } = next.start;
    const isFree = form.values.code === '' && !all.some((one) => one.code === code);
    form.change({ ...words, ...(isFree && { code }) });
  };
  return (
    <Form form={form} className={css.form} guard="dirty" guardReason={t('page.leave')}>
      <header className={css.head}>
        <h1>{language ? language.sov : t('page.new')}</h1>
        {!language && <StartButton started={started} onStart={begin} />}
      </header>
      <SubmitProblem title={t('save.failed')} />
      <div className={css.columns}>
        <div className={css.column}>
          <AboutCard isNew={language === null} />
          <CountriesCard managed={managed} />
          <FallbackCard all={all} isOwn={isOwn} />
          <VisitorCard />
        </div>
        <div className={css.column}>
          <WordsCard words="months" />
          <WordsCard words="weekdays" />
        </div>
        <div className={css.column}>
          <PluralCard />
          {texts && <ProgressCard texts={texts} isMade />}
          {!language && started && <StartProgress {...started} />}
        </div>
      </div>
      <FootBar>
        <SubmitButton icon="check">{t(language ? 'save.save' : 'save.create')}</SubmitButton>
        <LinkButton to={language ? `/global/translations?lang=${language.code}` : '/global/translations'}>
          {t(language ? 'page.texts' : 'page.cancel')}
        </LinkButton>
        {!isOwn && <FormSwitch name="shipped" label={t('page.offer')} help={t('page.offerHelp')} />}
      </FootBar>
    </Form>
  );
});
