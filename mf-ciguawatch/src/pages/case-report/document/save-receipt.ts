import { type Receipt, receiptOf } from '@ciguawatch/shared/domain/report/rendering/receipt';
import { receiptName } from '@ciguawatch/shared/domain/report/rendering/receipt-name';
import { textsReady, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { makePdf } from '@ciguawatch/shared/ui/document/make-pdf';
import { lists } from '../../../report/report-lists';
import { labelsNow } from '../labels/use-labels';
import { documentPlace } from './document-place';
import { islandId, outlineOf } from './island-outline';

/** Longest wait for the island outline, in milliseconds; after that the PDF is made without it. */
const PATIENCE = 4000;

/**
 * Makes the PDF of a report in the interface language and saves it to a file.
 * @throws when names, texts or fonts are neither stored on the device nor reachable
 */
export async function saveReceipt(receipt: Receipt): Promise<void> {
  await Promise.all([lists.ready(), textsReady()]);
  const labels = labelsNow();
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), PATIENCE);
  const rings = await outlineOf(islandId(receipt.values, labels), control.signal);
  clearTimeout(timer);
  const described = { ...receipt, ...documentPlace(receipt.values, labels) };
  const pdf = await makePdf(receiptOf(described, labels, rings, clock.now()));
  const name = receiptName(
    translate('ciguawatch', 'reportPdf.fileName'),
    receipt.id,
    receipt.values.event_date,
  );
  saveFile(name, pdf);
}
