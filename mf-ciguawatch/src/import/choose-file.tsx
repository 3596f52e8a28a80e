import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import css from './import.module.css';
import { checkedSheet, type FileFault, type FileLimits, readFile, readPasted } from './read/read-file';
import type { NamedSheet, Sheet } from './sheet';
import './texts';

interface Props {
  limits: FileLimits;
  /** what the file should hold, and its limits in words */
  help: ReactNode;
  limitsText: string;
  onOpen: (name: string, sheet: Sheet) => void;
}

/** Takes a CSV file or a workbook by dialog or drag and drop, or a table that is pasted anywhere on the page. */
export function ChooseFile({ limits, help, limitsText, onOpen }: Props) {
  const t = useT('import');
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<FileFault | null>(null);
  const [isReading, setReading] = useState(false);
  const [book, setBook] = useState<{ file: string; sheets: readonly NamedSheet[] } | null>(null);
  const open = (name: string, read: Sheet | readonly NamedSheet[] | FileFault) => {
    setFault(typeof read === 'string' ? read : null);
    setBook(null);
    if (typeof read === 'string') return;
    if ('head' in read) onOpen(name, read);
    else setBook({ file: name, sheets: read });
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    setReading(true);
    open(file.name, await readFile(file, limits).catch((): FileFault => 'unreadable'));
    setReading(false);
  };
  const handlers = useRef({ take, open });
  handlers.current = { take, open };
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const isTyping = (event.target as HTMLElement | null)?.closest('input, textarea, [contenteditable]');
      const { files } = event.clipboardData ?? { files: [] };
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (isTyping || (files.length === 0 && text.trim() === '')) return;
      event.preventDefault();
      if (files[0]) void handlers.current.take(files[0]);
      else handlers.current.open(t('import.pasted'), readPasted(text, limits));
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [limits, t]);
  return (
    <section
      className={css.drop}
      aria-label={t('import.choose')}
      onDragOver={(e) => e.preventDefault()}
      onDrop={(e) => {
        e.preventDefault();
        void take(e.dataTransfer.files[0]);
      }}
    >
      <p>{help}</p>
      {fault && (
        <Banner tone="danger" role="alert">
          {t(`import.file_${fault}`)}
        </Banner>
      )}
      {book && (
        <fieldset className={css.sheets}>
          <legend>{t('import.sheets', { name: book.file, count: book.sheets.length })}</legend>
          {book.sheets.map(({ name, sheet }) => (
            <Button
              key={name}
              size="sm"
              icon="table"
              onPress={() => open(`${book.file}, ${name}`, checkedSheet(sheet, limits))}
            >
              {t('import.sheet', { name, count: sheet.lines.length })}
            </Button>
          ))}
        </fieldset>
      )}
      <input
        ref={input}
        type="file"
        accept=".csv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        hidden
        tabIndex={-1}
        aria-label={t('import.choose')}
        onClick={(e) => (e.currentTarget.value = '')}
        onChange={(e) => void take(e.target.files?.[0])}
      />
      <Button variant="primary" icon="file-text" busy={isReading} onPress={() => input.current?.click()}>
        {t('import.choose')}
      </Button>
      <small className={css.quiet}>{limitsText}</small>
    </section>
  );
}
