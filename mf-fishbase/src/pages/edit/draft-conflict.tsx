import type { Conflict } from '@ciguawatch/shared/domain/edits/merge-edits';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { ConflictTable, type Side } from '@ciguawatch/shared/ui/compare/conflict-table';
import { Dialog } from '@ciguawatch/shared/ui/overlay/dialog';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { fieldLabel, useWords, valueText } from '../../revisions/field-words';
import { type FormValue, fromForm } from '../../revisions/form-values';

interface Props {
  conflicts: readonly Conflict<FormValue>[];
  /** address to go to without choosing; the draft stays */
  back: string;
  /** Called with the fields whose typed values are discarded. */
  onSettle: (given: ReadonlySet<string>) => void;
}

const fieldOf = (name: string) => name.replace(':', '.');

/** Asks about each field that was changed both in a draft and in the published object since. */
export const DraftConflict = observer(function DraftConflict({ conflicts, back, onSettle }: Props) {
  const words = useWords();
  const { t } = words;
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const isOpen = conflicts.some(({ field }) => !choices[field]);
  const settle = () =>
    onSettle(new Set(conflicts.flatMap(({ field }) => (choices[field] === 'theirs' ? [field] : []))));
  const leave = () => go(back);
  return (
    <Dialog
      isOpen
      size="lg"
      role="alertdialog"
      title={t('draftConflict.title')}
      onClose={leave}
      actions={
        <>
          <Button onPress={leave}>{t('draftConflict.later')}</Button>
          <Button variant="primary" isDisabled={isOpen} onPress={settle}>
            {t('draftConflict.goOn')}
          </Button>
        </>
      }
    >
      <p>{t('draftConflict.text')}</p>
      <ConflictTable
        conflicts={conflicts}
        choices={choices}
        onChoose={setChoices}
        words={{
          field: t('draftConflict.field'),
          before: t('draftConflict.before'),
          mine: t('draftConflict.mine'),
          theirs: t('draftConflict.theirs'),
          toChoose: t('draftConflict.toChoose'),
        }}
        labelOf={(name) => fieldLabel(fieldOf(name), words)}
        textOf={(name, value) => valueText(fieldOf(name), fromForm(fieldOf(name), value), words)}
      />
    </Dialog>
  );
});
