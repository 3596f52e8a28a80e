import { listLanguages } from '@ciguawatch/shared/api/calls/i18n';
import type { Language } from '@ciguawatch/shared/api/schemas/i18n';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useAddressFields } from '@ciguawatch/shared/runtime/navigation/use-address';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { EmptyState, ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import { isOpen } from '../../languages/progress';
import { ALL_PAGES, textFields } from './choice';
import { LanguageBar } from './list/language-bar';
import { PageList } from './list/page-list';
import { TextList } from './list/text-list';
import { Tools } from './list/tools';
import { pagesOf } from './model';
import css from './page.module.css';
import { useTranslations } from './use-translations';
import { useWaitingLanguage } from './use-waiting-language';
import { useWordings } from './wordings/use-wordings';

export { translationTexts as texts } from './texts';

/**
 * `/global/translations`: all texts of the portal in the languages of the countries that the person
 * manages.
 */
export default observer(function TranslationsPage() {
  const t = useT('translations');
  const { data, failed, again } = useAnswer(listLanguages, undefined);
  const managed = session.user?.profile.manage_countries ?? [];
  const own = data?.filter(({ country }) => country.some((one) => managed.includes(one)));
  return (
    <div className={css.page} data-density="compact">
      {failed !== null && !data && (
        <ErrorState title={t('list.failed')} detail={errorText(failed)} onRetry={again} />
      )}
      {!data && failed === null && <Waiting />}
      {own?.length === 0 && <EmptyState title={t('list.nothing')} reason={t('list.nothingText')} />}
      {data && own && own.length > 0 && <Translations all={data} own={own} />}
    </div>
  );
});

function Waiting() {
  const t = useT('translations');
  return (
    <div className={css.main}>
      <Loading label={t('list.loading')}>
        <Skeleton height={520} />
      </Loading>
    </div>
  );
}

const Translations = observer(function Translations(props: {
  all: readonly Language[];
  own: readonly Language[];
}) {
  const { all, own } = props;
  const t = useT('translations');
  const [choice, change] = useAddressFields(textFields);
  const wordings = useWordings();
  const waiting = useWaitingLanguage(choice, wordings.waitingIn);
  const wantedLang = choice.lang ?? waiting.code;
  const lang = own.find(({ code }) => code === wantedLang)?.code ?? own[0]?.code ?? 'fr_FR';
  // A language is no useful reference for itself: its edits would hide the bundled texts.
  const references = all.filter(({ code, shipped }) => shipped && code !== lang);
  const wanted = [choice.ref, language.code, 'fr_FR', 'en_US'];
  const refLang = wanted.find((code) => references.some((one) => one.code === code)) ?? 'en_US';
  const work = useTranslations(waiting.asked ? null : lang, refLang);
  const { rows } = work;
  if (waiting.asked) return <Waiting />;
  if (work.failed !== null && !rows)
    return <ErrorState title={t('list.failed')} detail={errorText(work.failed)} onRetry={work.again} />;
  if (!rows) return <Waiting />;
  const pages = pagesOf(rows, lang === language.code);
  const isAll = choice.page === ALL_PAGES || (!choice.page && (choice.search || choice.shown !== 'all'));
  const page = isAll ? null : (choice.page ?? pages[0]?.id ?? null);
  const used = rows.filter(({ unused }) => !unused);
  return (
    <>
      <aside className={css.side}>
        <h1>{t('list.title')}</h1>
        <PageList pages={pages} chosen={page} onChoose={(id) => change({ page: id ?? ALL_PAGES })} />
      </aside>
      <div className={css.main}>
        <LanguageBar
          {...{ own, references, lang, refLang }}
          done={used.filter((row) => !isOpen(row)).length}
          total={used.length}
          onLang={(code) => change({ lang: code })}
          onRef={(code) => change({ ref: code })}
        />
        <Tools
          lang={lang}
          refLang={refLang}
          id={own.find(({ code }) => code === lang)?.id ?? 0}
          rows={rows}
          onDrafts={(drafts) => {
            work.draft(drafts);
            change({ page: ALL_PAGES, shown: 'changed', search: '' });
          }}
        />
        <TextList
          key={lang}
          work={{ ...work, rows }}
          language={own.find(({ code }) => code === lang)?.sov ?? lang}
          isOffered={own.some(({ code, shipped }) => code === lang && shipped)}
          choice={{ ...choice, page }}
          pages={pages}
          {...{ lang, refLang, wordings }}
          onChange={change}
        />
      </div>
    </>
  );
});
