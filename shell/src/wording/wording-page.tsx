import './texts';
import { getDictionary } from '@ciguawatch/shared/api/calls/i18n';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { EmptyState, ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { SearchField } from '@ciguawatch/shared/ui/fields/search-field';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { PageHeading } from '../layout/frame/page-heading';
import { type FoundText, readable, searchTexts, textsInLines, textsOf } from './find-texts';
import { notedLines } from './noted-page';
import css from './wording.module.css';
import { WordingForm } from './wording-form';

/** Texts listed at once. */
const MOST_TEXTS = 60;

/** `/wording`: anybody words a text of the portal better, in the language of the page. */
export default observer(function WordingPage() {
  const t = useT('wording');
  const { data, failed, again } = useAnswer(getDictionary, { code: language.code });
  const [chosen, setChosen] = useState<FoundText | null>(null);
  const [isSent, setSent] = useState(false);
  const texts = useMemo(() => (data?.code === language.code ? textsOf(data) : null), [data]);
  const name = language.offered.find(({ code }) => code === language.code)?.name ?? language.code;
  const restart = () => {
    setChosen(null);
    setSent(false);
  };
  return (
    <div className={css.page}>
      <div>
        <PageHeading className={css.title}>{t(isSent ? 'form.thanks' : 'page.title')}</PageHeading>
        <p className={css.lead} role={isSent ? 'status' : undefined}>
          {t(isSent ? 'form.thanksText' : 'page.lead')}
        </p>
      </div>
      {isSent && <Button onPress={restart}>{t('form.again')}</Button>}
      {!isSent && chosen && (
        <WordingForm key={chosen.value} text={chosen} onSent={() => setSent(true)} onBack={restart} />
      )}
      {!isSent && !chosen && (
        <>
          <p className={css.quiet}>{t('page.language', { language: name })}</p>
          {texts && <TextChoice texts={texts} onChoose={setChosen} />}
          {!texts && failed !== null && (
            <ErrorState title={t('page.failed')} detail={errorText(failed)} onRetry={again} />
          )}
          {!texts && failed === null && (
            <Loading label={t('page.loading')}>
              <Skeleton height={320} />
            </Loading>
          )}
        </>
      )}
    </div>
  );
});

interface ChoiceProps {
  texts: readonly FoundText[];
  onChoose: (text: FoundText) => void;
}

/** The texts of the page that the reader came from, or those that a search finds. */
function TextChoice({ texts, onChoose }: ChoiceProps) {
  const t = useT('wording');
  const [search, setSearch] = useState('');
  const isSearch = search.trim() !== '';
  const found = useMemo(
    () => (isSearch ? searchTexts(texts, search) : textsInLines(texts, notedLines())),
    [texts, search, isSearch],
  );
  return (
    <>
      <SearchField label={t('page.search')} maxLength={1000} value={search} onChange={setSearch} />
      {found.length > 0 && (
        <h2 className={css.heading} role={isSearch ? 'status' : undefined}>
          {isSearch ? t('page.found', { count: found.length }) : t('page.onPage')}
        </h2>
      )}
      {found.length === 0 && (
        <EmptyState
          title={t(isSearch ? 'page.nothing' : 'page.start')}
          reason={isSearch ? t('page.nothingText') : undefined}
        />
      )}
      <ul className={css.list}>
        {found.slice(0, MOST_TEXTS).map((text) => (
          <li key={text.value}>
            <button type="button" className={css.text} onClick={() => onChoose(text)}>
              {readable(text.value)
                .split('|')
                .filter((form) => form.trim() !== '')
                .join(' / ')}
            </button>
          </li>
        ))}
      </ul>
      {found.length > MOST_TEXTS && <p className={css.quiet}>{t('page.more')}</p>}
    </>
  );
}
