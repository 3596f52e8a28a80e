import type { Sample } from '@ciguawatch/shared/api/schemas/desk/samples';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { ConflictTable, type Side } from '@ciguawatch/shared/ui/compare/conflict-table';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useFieldWords } from '../../samples/field-words';
import css from '../../samples/samples.module.css';
import { mergedValues, mergeOf } from './merge';
import type { SampleValues } from './values';

interface Props {
  base: Sample;
  newer: Sample;
  values: SampleValues;
  onBack: () => void;
  onSettle: (values: SampleValues) => void;
}

/** A sample that somebody saved first: each field that both changed needs a choice, the rest is merged. */
export const Conflicts = observer(function Conflicts({ base, newer, values, onBack, onSettle }: Props) {
  const t = useT('samples');
  const words = useFieldWords();
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const merge = mergeOf(base, values, newer);
  const isOpen = merge.conflicts.some(({ field }) => !choices[field]);
  return (
    <div className={css.page} data-density="compact">
      <h1>{t('conflict.title')}</h1>
      <Banner tone="caution" role="alert">
        {t('conflict.text')}
      </Banner>
      <ConflictTable
        conflicts={merge.conflicts}
        choices={choices}
        onChoose={setChoices}
        words={{
          field: t('conflict.field'),
          before: t('conflict.before'),
          mine: t('conflict.mine'),
          theirs: t('conflict.theirs'),
          toChoose: t('conflict.toChoose'),
        }}
        labelOf={words.label}
        textOf={words.value}
      />
      <div className={css.acts}>
        <Button onPress={onBack}>{t('conflict.back')}</Button>
        <Button
          variant="primary"
          isDisabled={isOpen}
          onPress={() => onSettle(mergedValues(values, newer, merge, choices))}
        >
          {t('conflict.goOn')}
        </Button>
      </div>
    </div>
  );
});
