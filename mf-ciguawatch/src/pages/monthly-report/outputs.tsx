import type { IssueNote, ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { saveTable, type TableFormat } from '@ciguawatch/shared/ui/charts/table-file';
import type { DocumentDescription } from '@ciguawatch/shared/ui/document/description';
import { MenuButton } from '@ciguawatch/shared/ui/overlay/menu';
import { editionName } from './document/edition';
import { monthlyTable } from './document/monthly-table';
import type { ReportWords } from './document/words';

interface Props {
  content: ReportContent;
  words: ReportWords;
  document: DocumentDescription;
  /** The edition shown; null for a draft. */
  edition: IssueNote | null;
}

const two = (value: number) => String(value).padStart(2, '0');

/** Buttons that print the report shown or save it as PDF or table. */
export function Outputs({ content, words, document, edition }: Props) {
  const t = useT('monthly');
  const { busy, once } = useBusy();
  const { period } = content.figures;
  const name = words.t('fileName', {
    country: words.country.toLowerCase(),
    period: period.month === null ? String(period.year) : `${period.year}-${two(period.month)}`,
    kind: words.t(content.kind).toLowerCase(),
    edition: editionName(edition, words),
  });
  const savePdf = () =>
    once(async () => {
      try {
        const { makePdf } = await import('@ciguawatch/shared/ui/document/make-pdf');
        saveFile(`${name}.pdf`, await makePdf(document));
      } catch (error) {
        toasts.error(t('monthly.pdfFailed'), errorText(error) ?? undefined);
      }
    });
  return (
    <>
      <MenuButton
        label={t('monthly.table')}
        icon="download"
        items={(['csv', 'xlsx', 'data'] as const).map((id) => ({ id, label: t(`monthly.${id}`) }))}
        onAction={(format) =>
          void saveTable(name, monthlyTable(content, words, document.status), format as TableFormat)
        }
      />
      <Button icon="printer" onPress={() => window.print()}>
        {t('monthly.print')}
      </Button>
      <Button variant="primary" icon="download" busy={busy} onPress={() => void savePdf()}>
        {t('monthly.pdf')}
      </Button>
    </>
  );
}
