import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { EmptyState, ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { Chip } from '@ciguawatch/shared/ui/fields/chip';
import { SearchField } from '@ciguawatch/shared/ui/fields/search-field';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { namespaceText } from '../../../languages/namespace-text';
import type { TextChoice } from '../choice';
import { Entry } from '../entry';
import { HistoryDialog } from '../history-dialog';
import { memoryOf } from '../memory';
import {
  draftFault,
  draftValue,
  isShown,
  matchesSearch,
  TEXT_FILTERS,
  type TextFilter,
  type TextPage,
  type TextRow,
} from '../model';
import css from '../page.module.css';
import { useFishTerms } from '../use-fish-terms';
import type { useTranslations } from '../use-translations';
import { Proposed } from '../wordings/proposed';
import type { Wordings } from '../wordings/use-wordings';
import { SaveTexts } from './save-texts';
import { ScreenLink } from './screen-link';
import { screenOf } from './screens';

interface Props {
  work: ReturnType<typeof useTranslations> & { rows: TextRow[] };
  lang: string;
  refLang: string;
  /** name of the language in itself */
  language: string;
  /** whether visitors can choose the language */
  isOffered: boolean;
  choice: TextChoice;
  pages: readonly TextPage[];
  wordings: Wordings;
  onChange: (part: Partial<TextChoice>) => void;
}

/** Number of texts rendered at once; a button shows more. */
const TEXTS_PER_STEP = 60;

/** The texts of a page, or those matching a search, with their fields. */
export const TextList = observer(function TextList({
  work,
  lang,
  refLang,
  language,
  isOffered,
  choice,
  pages,
  wordings,
  onChange,
}: Props) {
  const t = useT('translations');
  const { rows, drafts, draft, conflicts } = work;
  const [drawn, setDrawn] = useState({ of: '', count: TEXTS_PER_STEP });
  const [told, setTold] = useState<TextRow | null>(null);
  const fish = useFishTerms(refLang, lang);
  const memory = useMemo(() => memoryOf(rows, fish), [rows, fish]);
  const inPage = rows.filter(
    (row) => !choice.page || choice.search || `${row.namespace}/${row.page}` === choice.page,
  );
  const found = choice.search ? inPage.filter((row) => matchesSearch(row, choice.search, drafts)) : inPage;
  const isListed = (row: TextRow, filter: TextFilter) =>
    filter === 'suggested' ? wordings.isListed(lang, row) : isShown(row, filter, drafts);
  const shown = found.filter((row) => isListed(row, choice.shown));
  const isUnknown = choice.shown === 'suggested' && wordings.failed !== null;
  const list = `${lang} ${choice.page} ${choice.shown} ${choice.search}`;
  const count = drawn.of === list ? drawn.count : TEXTS_PER_STEP;
  const typed = rows.filter((row) => drafts[row.name] !== undefined);
  const ready = typed.filter((row) => draftFault(row, drafts) === null);
  const named = new Map(pages.map((one) => [one.id, `${namespaceText(one.namespace)}, ${one.title}`]));
  const page = choice.search ? undefined : pages.find(({ id }) => id === choice.page);
  const place = page ? screenOf(page.namespace, page.page) : null;

  const confirm = (row: TextRow) =>
    work.confirm(row).catch((thrown: unknown) => {
      const text = errorText(thrown);
      if (text) toasts.error(t('save.failed'), text, 'save texts');
    });
  return (
    <>
      <div className={css.bar}>
        <div>
          <h2>{page ? named.get(page.id) : t('list.all')}</h2>
          {place && <ScreenLink to={place} />}
        </div>
        <div className={css.chips}>
          {TEXT_FILTERS.map((one) => (
            <Chip key={one} isOn={choice.shown === one} onPress={() => onChange({ shown: one })}>
              {t(`show.${one}`)} {formatNumber(found.filter((row) => isListed(row, one)).length)}
            </Chip>
          ))}
        </div>
        <SearchField
          label={t('list.search')}
          maxLength={100}
          value={choice.search}
          onChange={(search) => onChange({ search })}
        />
        <SaveTexts {...{ work, typed, ready, isOffered }} />
      </div>
      {typed.length > 0 && (
        <p className={css.kept} role="status">
          {t('save.kept', { count: typed.length })}
          {typed.length > ready.length && ` ${t('save.faulty', { count: typed.length - ready.length })}`}
        </p>
      )}
      {isUnknown && (
        <ErrorState
          title={t('wording.notLoaded')}
          detail={errorText(wordings.failed)}
          onRetry={wordings.again}
        />
      )}
      {shown.length === 0 && !isUnknown && (
        <EmptyState
          title={t(choice.search ? 'list.notFound' : `empty.${choice.shown}`)}
          action={<Button onPress={() => onChange({ search: '', shown: 'all' })}>{t('list.showAll')}</Button>}
        />
      )}
      {shown.slice(0, count).map((row) => (
        <Entry
          key={row.name}
          {...{ row, lang, refLang, language, drafts, memory }}
          page={named.get(`${row.namespace}/${row.page}`) ?? namespaceText(row.namespace)}
          proposed={
            <Proposed
              {...{ row, lang }}
              wordings={wordings.of(lang, row)}
              changed={draftFault(row, drafts) === null ? (drafts[row.name] ?? null) : null}
              onTake={(text) => draft({ [row.name]: draftValue(row, text) })}
              onDecide={async (wording, decision) => {
                const saved = await wordings.decide(wording, decision);
                if (saved) work.take(saved);
                if (decision.text !== undefined) draft({ [row.name]: undefined });
              }}
            />
          }
          isConflict={conflicts.has(row.name)}
          onDraft={(text) => draft({ [row.name]: text })}
          onResolve={(mine) => work.resolve(row.name, mine)}
          onHistory={() => setTold(row)}
          onConfirm={() => void confirm(row)}
        />
      ))}
      {shown.length > count && (
        <Button onPress={() => setDrawn({ of: list, count: count + TEXTS_PER_STEP })}>
          {t('list.more', { count: shown.length - count })}
        </Button>
      )}
      {told && (
        <HistoryDialog
          row={told}
          lang={lang}
          onTake={(text) => {
            draft({ [told.name]: draftValue(told, text) });
            setTold(null);
          }}
          onClose={() => setTold(null)}
        />
      )}
    </>
  );
});
