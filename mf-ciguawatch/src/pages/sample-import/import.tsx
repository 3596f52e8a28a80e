import { MOST_SAMPLE_LINES } from '@ciguawatch/shared/api/schemas/desk/sample-import';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ownCountry } from '../../algae/own-country';
import { omittedColumnsOf } from '../../import/columns';
import { ImportFrame, ImportStart } from '../../import/import-frame';
import { PreviewTable } from '../../import/preview-table';
import { type Sheet, withHead } from '../../import/sheet';
import { SAMPLE_LIST } from '../../samples/addresses';
import { ChangesCard } from './changes-card';
import { ChecksCard, type SaidFault } from './checks-card';
import type { Choices } from './choices';
import { ColumnsCard } from './columns-card';
import { SAMPLE_COLUMNS, type SampleField, sampleColumns } from './fields';
import { PastImports } from './past/past-imports';
import { blankCells, filledDown, openedSheet } from './reading/flat-head';
import { markOfSheet, readSheet } from './reading/read-sheet';
import { useFieldName } from './use-field-name';
import { useNames } from './use-reading';
import { useStore } from './use-store';

const LIMITS = { size: 10_000_000, rows: MOST_SAMPLE_LINES };
/** Columns that merged cells leave empty. */
const MERGED: readonly (SampleField | null)[] = ['code', 'fish', 'place', 'country', 'origin', 'reference'];

/** Import of a table of results: assign columns, answer, store. Nothing is stored while a line is refused. */
export const Import = observer(function Import() {
  const t = useT('samples');
  const e = useT('errors');
  const names = useNames();
  const fieldName = useFieldName();
  const [file, setFile] = useState<{ name: string; sheet: Sheet } | null>(null);
  const [seen, setSeen] = useState<{ number: number } | null>(null);
  const { faults: refused, changes, busy, store, reset } = useStore();
  const [choices, setChoices] = useState<Choices>({
    ...{ columns: [], country: ownCountry(), origin: 'survey', method: null, reference: '' },
    ...{ isFilledDown: false, mark: null },
  });
  const change = (part: Partial<Choices>) => {
    if (part.columns && file) sampleColumns.keepColumns(file.sheet.head, part.columns);
    setChoices({ ...choices, ...part });
    reset();
  };
  const show = (name: string, sheet: Sheet) => {
    setFile({ name, sheet });
    setSeen(null);
    reset();
    setChoices({ ...choices, mark: null, columns: sampleColumns.columnsOf(sheet.head) });
  };
  if (!file)
    return (
      <ImportStart
        title={t('import.title')}
        limits={LIMITS}
        help={t('import.help')}
        limitsText={t('import.limits')}
        onOpen={(name, sheet) => show(name, openedSheet(sheet))}
      >
        <PastImports />
      </ImportStart>
    );
  const { columns } = choices;
  const merged = columns.flatMap(({ field }, at) => (MERGED.includes(field) ? [at] : []));
  const sheet = choices.isFilledDown ? filledDown(file.sheet, merged) : file.sheet;
  const { mark, example } = markOfSheet(sheet, columns);
  const reading = { ...names, ...choices, head: sheet.head, mark: mark ?? choices.mark };
  const { rows, faults, unnamed } = readSheet(sheet, reading);
  const leftOut = omittedColumnsOf(sheet, columns, SAMPLE_COLUMNS);
  const said: SaidFault[] = [
    ...faults.map(({ number, field, fault, text }) => ({
      number,
      text: t('form.fault', { field: fieldName(field), fault: t(`import.fault_${fault}`, { text }) }),
    })),
    ...refused.map(({ line, field, code }) => ({
      number: line,
      text: t('form.fault', { field: t(`field.${field}`), fault: e(`code.${code}`) }),
    })),
  ];
  const tooMany = rows.length > MOST_SAMPLE_LINES;
  const passes = said.length === 0 && rows.length > 0 && leftOut.length === 0 && !tooMany;
  const fishColumn = columns.findIndex(({ field }) => field === 'fish');
  return (
    <ImportFrame
      title={t('import.titleFile', { name: file.name })}
      columns={
        <ColumnsCard
          sheet={file.sheet}
          first={rows.filter(({ line }) => line === file.sheet.lines[0]?.number)}
          choices={choices}
          onChange={change}
          onHead={(number) => show(file.name, withHead(file.sheet, number))}
        />
      }
      checks={
        <ChecksCard
          file={{ name: file.name, sheet }}
          faults={said}
          unnamed={unnamed}
          blank={choices.isFilledDown ? 0 : blankCells(sheet, fishColumn)}
          leftOut={leftOut}
          asked={example}
          passes={passes && changes.length === 0}
          count={rows.filter(({ result }) => result).length}
          choices={choices}
          onChange={change}
          onSee={(number) => setSeen({ number })}
        />
      }
      preview={
        <>
          {changes.length > 0 && <ChangesCard changes={changes} />}
          <PreviewTable
            head={sheet.head}
            fields={columns.map(({ field }) => field)}
            lines={sheet.lines}
            faults={[...faults, ...refused.map(({ line, field }) => ({ number: line, field }))]}
            seen={seen}
          />
        </>
      }
      tooMany={tooMany ? t('import.tooMany') : null}
      store={{
        label: changes.length > 0 ? t('changes.store', { count: changes.length }) : t('import.store'),
        ...{ busy, passes, run: () => void store(file.name, rows) },
      }}
      onOther={() => setFile(null)}
      list={SAMPLE_LIST}
      note={t('import.once')}
    />
  );
});
