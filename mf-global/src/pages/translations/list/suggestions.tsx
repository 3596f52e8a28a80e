import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { tagOf } from '@ciguawatch/shared/runtime/i18n/language';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { observer } from 'mobx-react-lite';
import css from '../entry.module.css';
import type { Memory } from '../memory';
import type { TextRow } from '../model';
import { SourceText } from './source-text';

interface Props {
  row: TextRow;
  lang: string;
  /** what is typed now */
  typed: string;
  memory: Memory;
  onTake: (text: string) => void;
}

/** How the same source is translated elsewhere, and the symptoms and fish that it names. */
export const Suggestions = observer(function Suggestions({ row, lang, typed, memory, onTake }: Props) {
  const t = useT('translations');
  const elsewhere = memory.elsewhere(row).filter((text) => text !== typed);
  const kinds = [
    ['terms', memory.terms(row)],
    ['fish', memory.fish(row)],
  ] as const;
  return (
    <>
      {elsewhere.length > 0 && (
        <div className={css.preview}>
          {t('memory.elsewhere')}
          <ul>
            {elsewhere.map((text) => (
              <li key={text} lang={tagOf(lang)} className={css.actions}>
                <SourceText text={text} />
                <Button size="sm" variant="quiet" onPress={() => onTake(text)}>
                  {t('memory.take')}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {kinds.map(
        ([kind, terms]) =>
          terms.length > 0 && (
            <p key={kind} className={css.preview}>
              {t(`memory.${kind}`, {
                terms: terms.map(({ source, target }) => `${source} → ${target}`).join('; '),
              })}
            </p>
          ),
      )}
    </>
  );
});
