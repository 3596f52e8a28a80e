import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { csvBlob } from '@ciguawatch/shared/ui/charts/csv';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Checkbox } from '@ciguawatch/shared/ui/fields/checkbox';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { useRef } from 'react';
import { faultyCsv } from '../../../import/faulty-lines';
import css from '../../../import/import.module.css';
import { MarkQuestion } from '../../../import/mark-question';
import type { Sheet } from '../../../import/sheet';
import type { Choices } from '../choices';
import { FaultLine } from '../mends/fault-line';
import { type Correction, groupsOf, suggestedCorrections } from '../mends/mends';
import { Notes } from '../mends/notes';
import { Questions } from '../questions/questions';
import type { Reading } from '../reading/read-line';
import type { LineFault, Preview } from '../reading/read-sheet';

interface Props {
  file: { name: string; sheet: Sheet };
  preview: Preview;
  reading: Reading;
  choices: Choices;
  /** whether nothing is left to be decided */
  passes: boolean;
  /** a number of the file that may be one or a thousand; null where there is none */
  asked: string | null;
  onChange: (choices: Choices) => void;
  onMend: (numbers: readonly number[], column: number, mend: Correction) => void;
  /** number of corrections that can be undone */
  mended: number;
  onUndo: () => void;
  onSee: (number: number) => void;
}

/** Makes the list focusable, so that it can be scrolled with the keyboard. */
const scrollable = { tabIndex: 0 };

/** Largest number of errors listed; the rest is only counted. */
const SHOWN = 30;

/** Errors that prevent the import, each with its lines, its text and suggested corrections. */
export function Faults(props: Props) {
  const { file, preview, reading, choices, passes, asked, onChange, onMend, mended, onUndo, onSee } = props;
  const { faults, abroad, rows } = preview;
  const t = useT('algae');
  const i = useT('import');
  const list = useRef<HTMLUListElement>(null);
  const bad = new Set(faults.map(({ number }) => number)).size;
  const groups = groupsOf(faults);
  const say = ({ fault, text }: Pick<LineFault, 'fault' | 'text'>) => t(`import.fault_${fault}`, { text });
  const save = async () => {
    const of = (one: LineFault) => `${t(`import.field_${one.field}`)}\u00a0: ${say(one)}`;
    const text = faultyCsv(file.sheet.head, preview, { head: i('import.why'), of });
    const name = `${file.name.replace(/\.[^.]*$/, '')}-${i('import.faultyName')}.csv`;
    saveFile(name, csvBlob(text));
  };
  const mend: Props['onMend'] = (numbers, column, one) => {
    onMend(numbers, column, one);
    // The pressed button disappears with its error, so the focus moves to the list.
    list.current?.focus();
  };
  return (
    <Card title={i('import.faults')}>
      <Questions {...{ file, preview, reading, choices, onChange }} />
      {asked !== null && (
        <MarkQuestion example={asked} mark={choices.mark} onMark={(mark) => onChange({ ...choices, mark })} />
      )}
      <div role="status">
        {faults.length > 0 && <Banner tone="danger">{i('import.bad', { count: bad })}</Banner>}
        {passes && <Banner tone="success">{t('import.good', { count: rows.length })}</Banner>}
      </div>
      {(abroad > 0 || choices.skipAbroad) && (
        <Checkbox
          label={t('import.skipAbroad', { count: abroad })}
          isChecked={choices.skipAbroad}
          onChange={(skipAbroad) => onChange({ ...choices, skipAbroad })}
        />
      )}
      <ul ref={list} className={css.faults} aria-label={i('import.faults')} {...scrollable}>
        {groups.slice(0, SHOWN).map((group) => (
          <FaultLine
            key={`${group.numbers[0]} ${group.field} ${group.text}`}
            field={group.field}
            numbers={group.numbers}
            text={group.text}
            writable={group.column >= 0 && new Set(group.texts).size === 1}
            mends={suggestedCorrections(group, preview, reading)}
            onMend={(one) => mend(group.numbers, group.column, one)}
            onSee={onSee}
          >
            {say(group)}
          </FaultLine>
        ))}
      </ul>
      {groups.length > SHOWN && <p>{i('import.more', { count: groups.length - SHOWN })}</p>}
      <Notes preview={preview} reading={reading} onMend={mend} onSee={onSee} />
      <div className={css.bar}>
        {mended > 0 && (
          <Button size="sm" icon="undo" onPress={onUndo}>
            {i('import.undo', { count: mended })}
          </Button>
        )}
        {faults.length > 0 && (
          <Button size="sm" icon="file-down" onPress={() => void save()}>
            {i('import.faultyFile', { count: bad })}
          </Button>
        )}
      </div>
    </Card>
  );
}
