import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { firstLines, type Sheet } from './sheet';
import './texts';

/** Asks which of the first lines holds the heads. */
export function HeadLine({ sheet, onHead }: { sheet: Sheet; onHead: (number: number) => void }) {
  const t = useT('import');
  const lines = firstLines(sheet);
  return (
    <Select
      label={t('import.headLine')}
      noEmpty
      options={lines.map(({ number, cells }) => ({
        id: String(number),
        label: t('import.headLineOf', { number, text: cells.filter(Boolean).join('; ').slice(0, 60) }),
      }))}
      value={String(sheet.headNumber ?? lines[sheet.above?.length ?? 0]?.number ?? 1)}
      onChange={(number) => onHead(Number(number))}
    />
  );
}
