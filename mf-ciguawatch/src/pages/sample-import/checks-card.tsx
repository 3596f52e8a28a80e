import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { csvBlob } from '@ciguawatch/shared/ui/charts/csv';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { type OmittedColumn, withoutColumns } from '../../import/columns';
import { faultyCsv } from '../../import/faulty-lines';
import css from '../../import/import.module.css';
import { LeftOutQuestion } from '../../import/left-out';
import { MarkQuestion } from '../../import/mark-question';
import type { Sheet } from '../../import/sheet';
import type { Choices } from './choices';

/** A refused line in words. */
export interface SaidFault {
  number: number;
  text: string;
}

interface Props {
  file: { name: string; sheet: Sheet };
  faults: readonly SaidFault[];
  unnamed: readonly number[];
  /** lines without a fish below one that has one */
  blank: number;
  leftOut: readonly OmittedColumn[];
  /** a number that may be one or a thousand; null where there is none */
  asked: string | null;
  passes: boolean;
  /** results that would be stored */
  count: number;
  choices: Choices;
  onChange: (part: Partial<Choices>) => void;
  onSee: (number: number) => void;
}

/** Most errors listed; the rest is only counted. */
const SHOWN = 50;
/** Makes the list focusable, so that it can be scrolled with the keyboard. */
const scrollable = { tabIndex: 0 };

/** What prevents the import, line by line, and what it would leave out. */
export function ChecksCard(props: Props) {
  const { file, faults, unnamed, blank, leftOut, asked, passes, count, choices, onChange, onSee } = props;
  const t = useT('samples');
  const i = useT('import');
  const bad = new Set(faults.map(({ number }) => number)).size;
  const save = () => {
    const why = { head: i('import.why'), of: ({ text }: SaidFault) => text };
    const csv = faultyCsv(file.sheet.head, { lines: file.sheet.lines, faults }, why);
    saveFile(`${file.name.replace(/\.[^.]*$/, '')}-${i('import.faultyName')}.csv`, csvBlob(csv));
  };
  return (
    <Card title={i('import.faults')}>
      <div className={css.notes}>
        <LeftOutQuestion
          leftOut={leftOut}
          onLeave={(left) => onChange({ columns: withoutColumns(choices.columns, left) })}
        />
        {asked !== null && (
          <MarkQuestion example={asked} mark={choices.mark} onMark={(mark) => onChange({ mark })} />
        )}
        <div role="status">
          {bad > 0 && <Banner tone="danger">{i('import.bad', { count: bad })}</Banner>}
          {passes && <Banner tone="success">{t('import.good', { count })}</Banner>}
        </div>
        {unnamed.length > 0 && (
          <Banner tone="caution">
            {t('import.unnamed', { count: unnamed.length, lines: unnamed.slice(0, 20).join(', ') })}
          </Banner>
        )}
        {blank > 0 && (
          <Banner tone="caution">
            {t('import.blank', { count: blank })}{' '}
            <Button size="sm" onPress={() => onChange({ isFilledDown: true })}>
              {t('import.fillDown')}
            </Button>
          </Banner>
        )}
      </div>
      <ul className={css.faults} aria-label={i('import.faults')} {...scrollable}>
        {faults.slice(0, SHOWN).map(({ number, text }) => (
          <li key={`${number} ${text}`}>
            {t('import.faultLine', { number, text })}{' '}
            <Button size="sm" variant="quiet" onPress={() => onSee(number)}>
              {i('import.seeLine')}
            </Button>
          </li>
        ))}
      </ul>
      {faults.length > SHOWN && <p>{i('import.more', { count: faults.length - SHOWN })}</p>}
      {bad > 0 && (
        <Button size="sm" icon="file-down" onPress={save}>
          {i('import.faultyFile', { count: bad })}
        </Button>
      )}
    </Card>
  );
}
