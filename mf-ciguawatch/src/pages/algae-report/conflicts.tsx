import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { type Conflict, mergeEdits } from '@ciguawatch/shared/domain/edits/merge-edits';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { useFieldWords } from '../../algae/field-words';
import { ConflictPage } from '../../conflict/conflict-page';
import { withTheirValue } from './merge-changes';
import { changesOf, type SamplingValues } from './values';

interface Props {
  /** rows when the form was opened */
  base: readonly Tracking[];
  /** rows as stored now */
  newer: readonly Tracking[];
  values: SamplingValues;
  onBack: () => void;
  onSettle: (values: SamplingValues) => void;
}

type Fields = Record<string, unknown>;

/** Fields that both sides changed, named `<row id>:<field>`, for instance `12:at_cells_nb`. */
function samplingConflicts({ base, newer, values }: Pick<Props, 'base' | 'newer' | 'values'>): Conflict[] {
  return newer.flatMap((now) => {
    const before = base.find(({ id }) => id === now.id);
    const mine = values.species.find(({ id }) => id === now.id);
    if (!before || !mine) return [];
    const asked = changesOf(before, mine, values, base);
    const { conflicts } = mergeEdits(before as unknown as Fields, asked as Fields, now as unknown as Fields);
    return conflicts.map((one) => ({ ...one, field: `${now.id}:${one.field}` }));
  });
}

/** Conflict with another account's change. Only fields that both changed need a choice; others are merged. */
export const Conflicts = observer(function Conflicts({ base, newer, values, onBack, onSettle }: Props) {
  const t = useT('algae');
  const words = useFieldWords();
  const fieldOf = (field: string) => field.slice(field.indexOf(':') + 1);
  return (
    <ConflictPage
      {...{ t, onBack }}
      conflicts={samplingConflicts({ base, newer, values })}
      labelOf={(field) => words.label(fieldOf(field))}
      textOf={(field, value) => words.value(fieldOf(field), value)}
      onSettle={(choices) => onSettle(withTheirValue(values, base, newer, choices))}
    />
  );
});
