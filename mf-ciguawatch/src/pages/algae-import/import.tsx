import { saveTracking } from '@ciguawatch/shared/api/calls/algae';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ownCountry } from '../../algae/own-country';
import { announceChange, tracking } from '../../algae/tracking';
import { ChooseFile } from '../../import/choose-file';
import css from '../../import/import.module.css';
import { PreviewTable } from '../../import/preview-table';
import { type Sheet, withCell } from '../../import/sheet';
import type { Choices } from './choices';
import { ColumnsCard } from './columns-card';
import { algaeColumns } from './fields';
import { Faults } from './lines/faults';
import { type KnownLine, knownLines } from './lines/known-lines';
import { KnownLines } from './lines/known-list';
import type { Mend } from './mends/mends';
import { markOfSheet, readSheet, withUuids } from './reading/read-sheet';
import { readingOf } from './reading/reading';

/** The open file, with its earlier states for undoing corrections. */
interface Opened {
  name: string;
  sheet: Sheet;
  past: readonly Sheet[];
}

const LIST = '/ciguawatch/algae/report/list';
/** A larger file would exceed the row limit of an import. */
const LIMITS = { size: 5_000_000, rows: 20_000 };

/** Import of a CSV file: assign columns, correct errors, store. Nothing is stored while a line has an error. */
export const Import = observer(function Import() {
  const t = useT('algae');
  const i = useT('import');
  const [file, setFile] = useState<Opened | null>(null);
  const [seen, setSeen] = useState<{ number: number } | null>(null);
  const [choices, setChoices] = useState<Choices>({
    columns: [],
    country: ownCountry(),
    skipAbroad: false,
    mark: null,
    prefix: '',
  });
  const { busy, once } = useBusy();
  const [known, setKnown] = useState<readonly KnownLine[] | null>(null);
  const open = (name: string, sheet: Sheet) => {
    setFile({ name, sheet, past: [] });
    setSeen(null);
    setChoices({ ...choices, mark: null, columns: algaeColumns.columnsOf(sheet.head) });
  };
  if (!file)
    return (
      <div className={css.page} data-density="compact">
        <h1>{t('import.title')}</h1>
        <ChooseFile limits={LIMITS} help={t('import.help')} limitsText={t('import.limits')} onOpen={open} />
      </div>
    );
  if (known)
    return (
      <div className={css.page} data-density="compact">
        <h1>{t('import.titleFile', { name: file.name })}</h1>
        <KnownLines lines={known} />
        <div className={css.bar}>
          <LinkButton variant="primary" to={`${LIST}?view=imported`}>
            {t('import.toList')}
          </LinkButton>
        </div>
      </div>
    );
  const choose = (next: Choices) => {
    if (next.columns !== choices.columns) algaeColumns.keepColumns(file.sheet.head, next.columns);
    setChoices(next);
  };
  const { mark, example } = markOfSheet(file.sheet, choices.columns);
  const reading = readingOf(choices.columns, choices.country, mark ?? choices.mark);
  const preview = readSheet(file.sheet, reading, choices.skipAbroad, choices.prefix);
  const { rows, faults, tooMany } = preview;
  const mend = (numbers: readonly number[], column: number, one: Mend) => {
    if ('unit' in one) {
      const columns = choices.columns.map((held, at) => (at === column ? { ...held, unit: one.unit } : held));
      choose({ ...choices, columns });
    } else {
      const sheet = withCell(file.sheet, numbers, column, one.text);
      setFile({ ...file, sheet, past: [...file.past, file.sheet] });
    }
  };
  const undo = () => {
    const sheet = file.past.at(-1);
    if (sheet) setFile({ ...file, sheet, past: file.past.slice(0, -1) });
  };
  const store = () =>
    once(async () => {
      try {
        const body = { source: 'import' as const, rows: await withUuids(rows) };
        const saved = await call(saveTracking, { params: undefined, body, timeout: 120_000 });
        announceChange();
        await tracking.refresh();
        const lines = knownLines(preview.numbers, saved);
        toasts.success(
          t('import.done', { count: rows.length - lines.length }),
          lines.length > 0 ? t('import.known', { count: lines.length }) : undefined,
        );
        if (lines.length > 0) setKnown(lines);
        else go(`${LIST}?view=imported`, { force: true });
      } catch (thrown) {
        toasts.error(i('import.failed'), errorText(thrown) ?? t('form.failedText'));
      }
    });
  return (
    <div className={css.page} data-density="compact">
      <h1>{t('import.titleFile', { name: file.name })}</h1>
      <p className={css.quiet}>{t('import.lines', { count: file.sheet.lines.length })}</p>
      <div className={css.two}>
        <ColumnsCard sheet={file.sheet} preview={preview} choices={choices} onChange={choose} />
        <Faults
          file={file}
          preview={preview}
          reading={reading}
          choices={choices}
          asked={example}
          onChange={choose}
          onMend={mend}
          mended={file.past.length}
          onUndo={undo}
          onSee={(number) => setSeen({ number })}
        />
      </div>
      <PreviewTable
        head={file.sheet.head}
        fields={choices.columns.map(({ field }) => field)}
        lines={preview.lines}
        faults={faults}
        seen={seen}
      />
      {tooMany && <Banner tone="danger">{t('import.tooMany')}</Banner>}
      {!connectivity.online && <Banner tone="caution">{i('import.offline')}</Banner>}
      <div className={css.bar}>
        <Button
          variant="primary"
          busy={busy}
          isDisabled={faults.length > 0 || rows.length === 0 || tooMany || !connectivity.online}
          onPress={() => void store()}
        >
          {t('import.store', { count: rows.length })}
        </Button>
        <Button onPress={() => setFile(null)}>{i('import.otherFile')}</Button>
        <LinkButton variant="quiet" to={LIST}>
          {i('import.giveUp')}
        </LinkButton>
        <span className={css.quiet}>{t('import.once')}</span>
      </div>
    </div>
  );
});
