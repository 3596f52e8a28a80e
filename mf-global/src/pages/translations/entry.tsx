import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { tagOf } from '@ciguawatch/shared/runtime/i18n/language';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { isOpen, isToCheck, isUntranslated, savedText } from '../../languages/progress';
import type { Drafts } from '../../languages/text-drafts';
import { Editor } from './editor';
import css from './entry.module.css';
import { PluralPreview } from './list/plural-preview';
import { ScreenLink } from './list/screen-link';
import { screenOf } from './list/screens';
import { SourceText } from './list/source-text';
import { Suggestions } from './list/suggestions';
import type { Memory } from './memory';
import { draftFault, draftValue, isPluralRow, pluralForms, type TextRow, typedText } from './model';
import { rowLabel } from './words';

interface Props {
  row: TextRow;
  /** name of its page, with that of the part */
  page: string;
  lang: string;
  refLang: string;
  /** name of the translated language in itself */
  language: string;
  drafts: Drafts;
  memory: Memory;
  /** wordings that visitors proposed for the text */
  proposed?: ReactNode;
  /** somebody else edited the text after it was loaded */
  isConflict: boolean;
  onDraft: (draft: string | null | undefined) => void;
  onResolve: (mine: boolean) => void;
  onHistory: () => void;
  /** says that the translation fits its changed source as it is */
  onConfirm: () => void;
}

/** The text in the reference language, and where it is shown. */
function Reference({ row, page, refLang }: Pick<Props, 'row' | 'page' | 'refLang'>) {
  const t = useT('translations');
  const screen = screenOf(row.namespace, row.page);
  return (
    <div className={css.ref} lang={tagOf(refLang)}>
      <div className={css.head}>
        <span title={row.name}>{page}</span>
        {isPluralRow(row) && <Badge tone="violet">{t('entry.plural')}</Badge>}
      </div>
      {isPluralRow(row) ? (
        <dl className={css.forms}>
          {pluralForms(row.reference).map((form, at) => (
            <div key={['none', 'one', 'many'][at]}>
              <dt>{t(`form.${(['none', 'one', 'many'] as const)[at]}`)}</dt>
              <dd>
                <SourceText text={form} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <SourceText text={row.reference} />
      )}
      {screen && !row.unused && <ScreenLink to={screen} />}
    </div>
  );
}

/** The text that somebody else saved, with a choice which one stays. */
function ConflictNote({ row, onResolve }: Pick<Props, 'row' | 'onResolve'>) {
  const t = useT('translations');
  return (
    <div className={css.conflict} role="alert">
      <p>{t('entry.conflict', { name: row.by ?? t('entry.somebody') })}</p>
      <SourceText text={savedText(row)} />
      <div className={css.actions}>
        <Button size="sm" onPress={() => onResolve(false)}>
          {t('entry.theirs')}
        </Button>
        <Button size="sm" onPress={() => onResolve(true)}>
          {t('entry.mine')}
        </Button>
      </div>
    </div>
  );
}

/** The source text that the translation was made from, which has changed since. */
function CheckNote({ row, onConfirm }: Pick<Props, 'row' | 'onConfirm'>) {
  const t = useT('translations');
  return (
    <div className={css.conflict}>
      <p>{t('entry.check')}</p>
      <SourceText text={row.made_from ?? ''} />
      <Button size="sm" icon="check" onPress={onConfirm}>
        {t('entry.fits')}
      </Button>
    </div>
  );
}

/** A text beside its reference: field, fault, and where it is shown. */
export const Entry = observer(function Entry(props: Props) {
  const { row, lang, refLang, language, drafts, isConflict, onDraft, onResolve } = props;
  const t = useT('translations');
  const fault = draftFault(row, drafts);
  const typed = typedText(row, drafts);
  const isDraft = drafts[row.name] !== undefined;
  const shownForms = pluralForms(row.reference).map((form) => form.trim() !== '');
  const incomplete = isPluralRow(row)
    ? pluralForms(typed).filter((form, at) => shownForms[at] && form.trim() === '').length
    : 0;
  return (
    <article className={cx(css.entry, (isOpen(row) || fault) && css.open)} aria-label={rowLabel(row)}>
      <Reference row={row} page={props.page} refLang={refLang} />
      <div>
        <div className={css.head}>
          <span lang={tagOf(lang)}>{language}</span>
          <span className={css.state}>
            <State
              row={row}
              isDraft={isDraft}
              isFault={fault !== null}
              incomplete={isDraft ? incomplete : 0}
            />
          </span>
        </div>
        {row.unused ? (
          <SourceText text={savedText(row)} />
        ) : (
          <Editor row={row} lang={lang} text={typed} onChange={(text) => onDraft(draftValue(row, text))} />
        )}
        {fault && (
          <p className={css.fault} role="alert">
            <Icon name="circle-x" size={17} />
            {t(`fault.${fault.why}`, {
              names: fault.names
                .filter(Boolean)
                .map((name) => `{{${name}}}`)
                .join(', '),
            })}
          </p>
        )}
        <Suggestions
          {...{ row, lang, typed, memory: props.memory }}
          onTake={(text) => onDraft(draftValue(row, text))}
        />
        {props.proposed}
        {isConflict && <ConflictNote row={row} onResolve={onResolve} />}
        {isToCheck(row) && !isDraft && <CheckNote row={row} onConfirm={props.onConfirm} />}
        {isPluralRow(row) && !row.unused && <PluralPreview text={typed} lang={lang} />}
        <div className={css.actions}>
          {isDraft && (
            <Button size="sm" variant="quiet" icon="undo" onPress={() => onDraft(undefined)}>
              {t('entry.undo')}
            </Button>
          )}
          {row.edited !== null && drafts[row.name] !== null && (
            <Button size="sm" variant="quiet" icon="rotate-cw" onPress={() => onDraft(null)}>
              {t(row.bundled === null ? 'entry.remove' : 'entry.restore')}
            </Button>
          )}
          {row.version > 0 && (
            <Button size="sm" variant="quiet" icon="history" onPress={props.onHistory}>
              {t('entry.history')}
            </Button>
          )}
          {row.at && (
            <span className={css.when}>
              {t('entry.by', {
                name: row.by ?? t('entry.somebody'),
                date: formatInstant(row.at, undefined, 'medium'),
              })}
            </span>
          )}
        </div>
      </div>
    </article>
  );
});

function State(props: { row: TextRow; isDraft: boolean; isFault: boolean; incomplete: number }) {
  const { row, isDraft, isFault, incomplete } = props;
  const t = useT('translations');
  if (row.unused) return <Badge>{t('state.unused')}</Badge>;
  if (incomplete > 0 && incomplete < 3)
    return <Badge tone="sand">{t('state.forms', { count: incomplete })}</Badge>;
  if (isFault) return <Badge tone="coral">{t('state.fault')}</Badge>;
  if (isDraft) return <Badge tone="lagoon">{t('state.draft')}</Badge>;
  if (isUntranslated(row)) return <Badge tone="sand">{t('state.missing')}</Badge>;
  if (isToCheck(row)) return <Badge tone="sand">{t('state.check')}</Badge>;
  if (row.edited !== null && row.bundled !== null) return <Badge tone="violet">{t('state.changed')}</Badge>;
  return (
    <Badge tone="reef" icon="check">
      {t('state.done')}
    </Badge>
  );
}
