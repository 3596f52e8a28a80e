import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { sheetsToPdf } from './figures-pdf';
import { withSheets } from './sheets';

/** Saves the sheets of the statistics as a PDF; says so where it cannot be made. */
export async function saveStatsPdf(): Promise<void> {
  try {
    const name = translate('ciguawatch', 'stats.filePdf');
    await saveFile(`${name}.pdf`, await withSheets(sheetsToPdf));
  } catch {
    toasts.error(translate('figures', 'figures.noPdf'));
  }
}
