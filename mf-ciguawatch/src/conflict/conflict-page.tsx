import type { Conflict } from '@ciguawatch/shared/domain/edits/merge-edits';
import type { Translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { ConflictTable, type Side } from '@ciguawatch/shared/ui/compare/conflict-table';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { useState } from 'react';
import css from './conflict-page.module.css';

interface Props {
  /** texts of the object, with its page `conflict` */
  t: Translate;
  conflicts: readonly Conflict[];
  labelOf: (field: string) => string;
  /** a value as text */
  textOf: (field: string, value: unknown) => string;
  onBack: () => void;
  onSettle: (choices: Readonly<Record<string, Side>>) => void;
}

/** What somebody saved first: each field that both changed needs a choice, the rest is merged. */
export function ConflictPage({ t, conflicts, labelOf, textOf, onBack, onSettle }: Props) {
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const words = { field: '', before: '', mine: '', theirs: '', toChoose: '' };
  for (const name of Object.keys(words) as (keyof typeof words)[]) words[name] = t(`conflict.${name}`);
  return (
    <div className={css.page} data-density="compact">
      <h1>{t('conflict.title')}</h1>
      <Banner tone="caution" role="alert">
        {t('conflict.text')}
      </Banner>
      {conflicts.length > 0 && (
        <ConflictTable {...{ conflicts, choices, words, labelOf, textOf }} onChoose={setChoices} />
      )}
      <div className={css.acts}>
        <Button onPress={onBack}>{t('conflict.back')}</Button>
        <Button
          variant="primary"
          isDisabled={conflicts.some(({ field }) => !choices[field])}
          onPress={() => onSettle(choices)}
        >
          {t('conflict.goOn')}
        </Button>
      </div>
    </div>
  );
}
