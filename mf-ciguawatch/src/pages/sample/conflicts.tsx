import type { Sample } from '@ciguawatch/shared/api/schemas/desk/samples';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { ConflictPage } from '../../conflict/conflict-page';
import { useFieldWords } from '../../samples/field-words';
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
  const merge = mergeOf(base, values, newer);
  return (
    <ConflictPage
      {...{ t, onBack }}
      conflicts={merge.conflicts}
      labelOf={words.label}
      textOf={words.value}
      onSettle={(choices) => onSettle(mergedValues(values, newer, merge, choices))}
    />
  );
});
