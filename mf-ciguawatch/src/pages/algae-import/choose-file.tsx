import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { useRef, useState } from 'react';
import css from './import.module.css';
import { readCsv, type Sheet } from './reading/read-csv';

/** Size limit in bytes; a larger file would exceed the row limit of an import. */
const MOST_BYTES = 5_000_000;

/** Selects a CSV file from the device, by dialog or drag and drop. */
export function ChooseFile({ onOpen }: { onOpen: (name: string, sheet: Sheet) => void }) {
  const t = useT('algae');
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<'large' | 'empty' | 'unreadable' | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MOST_BYTES) return setFault('large');
    try {
      const sheet = readCsv(textOf(await file.arrayBuffer()));
      if (sheet.lines.length === 0) return setFault('empty');
      onOpen(file.name, sheet);
    } catch {
      setFault('unreadable');
    }
  };
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
      <p>{t('import.help')}</p>
      {fault && (
        <Banner tone="danger" role="alert">
          {t(`import.file_${fault}`)}
        </Banner>
      )}
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        hidden
        tabIndex={-1}
        aria-label={t('import.choose')}
        onClick={(e) => (e.currentTarget.value = '')}
        onChange={(e) => void take(e.target.files?.[0])}
      />
      <Button variant="primary" icon="file-text" onPress={() => input.current?.click()}>
        {t('import.choose')}
      </Button>
      <small className={css.quiet}>{t('import.limits')}</small>
    </section>
  );
}

/** Decodes a file as UTF-8, or as Windows-1252, which older spreadsheets write. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
