import { MOST_ROWS } from '@ciguawatch/shared/api/schemas/algae';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ownCountry } from '../../algae/own-country';
import { announceChange, tracking } from '../../algae/tracking';
import css from '../../import/import.module.css';
import { ImportFrame, ImportStart } from '../../import/import-frame';
import { PreviewTable } from '../../import/preview-table';
import { type Sheet, withHead } from '../../import/sheet';
import { batchesOf } from './batches';
import { type Choices, isSourceNamed } from './choices';
import { ColumnsCard } from './columns-card';
import { algaeColumns } from './fields';
import { Faults } from './lines/faults';
import type { RepeatedLine } from './lines/known-lines';
import { KnownLines } from './lines/known-list';
import { type Correction, mendedSheet } from './mends/mends';
import { columnQuestions, isDecided } from './questions/questions-of';
import { openedSheet } from './reading/opened-sheet';
import { markOfSheet, readSheet } from './reading/read-sheet';
import { readingOf } from './reading/reading';
import { sendFile } from './send-file';
import { useUnderstood } from './understood';

/** The open file, with its earlier states for undoing corrections. */
interface Opened {
  name: string;
  sheet: Sheet;
  past: readonly Sheet[];
}

/** What toasts of storing a file are about: the later one replaces the earlier. */
const ABOUT = 'import algae';
const LIST = '/ciguawatch/algae/report/list';
const IMPORTED = `${LIST}?view=imported`;
/** A larger file takes the browser too long to show again after each answer. */
const LIMITS = { size: 20_000_000, rows: 20_000 };

/** Import of a file: assign columns, answer, correct, store. Nothing is stored while anything would be lost. */
export const Import = observer(function Import() {
  const t = useT('algae');
  const i = useT('import');
  const understood = useUnderstood();
  const [file, setFile] = useState<Opened | null>(null);
  const [seen, setSeen] = useState<{ number: number } | null>(null);
  const [choices, setChoices] = useState<Choices>({
    columns: [],
    country: ownCountry(),
    skipAbroad: false,
    mark: null,
    prefix: '',
    source: '',
  });
  const { busy, once } = useBusy();
  const [stored, setStored] = useState(0);
  const [known, setKnown] = useState<readonly RepeatedLine[] | null>(null);
  const show = (name: string, sheet: Sheet) => {
    setFile({ name, sheet, past: [] });
    setSeen(null);
    setStored(0);
    setChoices({ ...choices, mark: null, source: '', columns: algaeColumns.columnsOf(sheet.head) });
  };
  if (!file)
    return (
      <ImportStart
        title={t('import.title')}
        limits={LIMITS}
        help={t('import.help')}
        limitsText={t('import.limits')}
        onOpen={(name, sheet) => show(name, openedSheet(sheet))}
      />
    );
  if (known)
    return (
      <div className={css.page} data-density="compact">
        <h1>{t('import.titleFile', { name: file.name })}</h1>
        <KnownLines lines={known} list={IMPORTED} />
      </div>
    );
  const choose = (next: Choices) => {
    if (next.columns !== choices.columns) algaeColumns.keepColumns(file.sheet.head, next.columns);
    setChoices(next);
  };
  const { columns, source } = choices;
  const { mark, example } = markOfSheet(file.sheet, columns);
  const reading = readingOf(file.sheet.head, columns, choices.country, mark ?? choices.mark);
  const preview = readSheet(file.sheet, reading, choices.skipAbroad, choices.prefix, source.trim());
  const { rows, faults } = preview;
  const tooMany = batchesOf(rows.map((row, number) => ({ row, number }))).some(
    ({ length }) => length > MOST_ROWS,
  );
  const passes =
    faults.length === 0 &&
    rows.length > 0 &&
    !tooMany &&
    isSourceNamed(choices) &&
    isDecided(columnQuestions(file.sheet, columns, reading.species));
  const mend = (numbers: readonly number[], column: number, one: Correction) => {
    if ('unit' in one)
      choose({
        ...choices,
        columns: columns.map((held, at) => (at === column ? { ...held, unit: one.unit } : held)),
      });
    else {
      const sheet = mendedSheet(file.sheet, numbers, column, one);
      setFile({ ...file, sheet, past: [...file.past, file.sheet] });
    }
  };
  const undo = () => {
    const sheet = file.past.at(-1);
    if (sheet) setFile({ ...file, sheet, past: file.past.slice(0, -1) });
  };
  const store = () =>
    once(async () => {
      let count = 0;
      try {
        const lines = await sendFile(preview, columns, (sent) => {
          count = sent;
          setStored(sent);
        });
        toasts.success(
          t('import.done', { count: rows.length - lines.length }),
          lines.length > 0 ? t('import.known', { count: lines.length }) : undefined,
          undefined,
          ABOUT,
        );
        announceChange();
        await tracking.refresh();
        if (lines.length > 0) setKnown(lines);
        else go(IMPORTED, { force: true });
      } catch (thrown) {
        const title = count > 0 ? t('import.stopped', { count, total: rows.length }) : i('import.failed');
        toasts.error(title, errorText(thrown) ?? t('form.failedText'), ABOUT);
      }
    });
  const lineOf = new Map(preview.lines.map((line) => [line.number, line.read]));
  return (
    <ImportFrame
      title={t('import.titleFile', { name: file.name })}
      lead={t('import.lines', { count: file.sheet.lines.length })}
      columns={
        <ColumnsCard
          sheet={file.sheet}
          preview={preview}
          choices={choices}
          onChange={choose}
          onHead={(number) => show(file.name, withHead(file.sheet, number))}
        />
      }
      checks={
        <Faults
          file={file}
          preview={preview}
          reading={reading}
          choices={choices}
          passes={passes}
          asked={example}
          onChange={choose}
          onMend={mend}
          mended={file.past.length}
          onUndo={undo}
          onSee={(number) => setSeen({ number })}
        />
      }
      preview={
        <PreviewTable
          head={file.sheet.head}
          fields={columns.map(({ field }) => field)}
          lines={preview.lines}
          faults={faults}
          seen={seen}
          understood={(number, column) => {
            const [read, one] = [lineOf.get(number), columns[column]];
            return read && one && understood(read, one, column);
          }}
        />
      }
      tooMany={tooMany ? t('import.tooMany') : null}
      store={{ label: t('import.store', { count: rows.length }), busy, passes, run: () => void store() }}
      onOther={() => setFile(null)}
      list={LIST}
      note={
        busy && stored > 0 ? t('import.underway', { count: stored, total: rows.length }) : t('import.once')
      }
    />
  );
});
