import type { PersonReceipt } from '@ciguawatch/shared/api/schemas/person';
import { formatInstant, language, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { DocumentDescription } from '@ciguawatch/shared/ui/document/description';
import { fieldText, subjectText } from './words';

const t = (key: string, vars?: Parameters<typeof translate>[2]): string => translate('rightsDesk', key, vars);

/** Receipt of an erasure as a PDF, in the interface language: what was erased, where, when and by whom. */
export function receiptDocument(receipt: PersonReceipt): DocumentDescription {
  const when = formatInstant(receipt.at);
  const row = (key: string, words: string) => ({ label: t(key), words, emphasis: 'found' as const });
  const head = (key: string) => ({ words: t(key), head: true });
  return {
    language: language.code.replace('_', '-'),
    portal: t('receipt.portal'),
    title: t('receipt.title'),
    subtitle: t('receipt.subtitle', { when }),
    aside: receipt.reference,
    notice: t('receipt.notice'),
    at: Date.parse(receipt.at),
    blocks: [
      {
        kind: 'section',
        title: '',
        parts: [
          {
            kind: 'rows',
            rows: [
              row('receipt.referenceHead', receipt.reference),
              row('receipt.asked', t(`rights.by_${receipt.asked}`)),
              row('receipt.at', when),
              row('receipt.by', receipt.by),
            ],
          },
        ],
      },
      {
        kind: 'section',
        title: t('receipt.what'),
        parts: [
          {
            kind: 'table',
            head: [head('receipt.where'), head('receipt.place'), head('receipt.field')],
            widths: [2, 1, 2],
            rows: receipt.erased.map((one) => [
              { words: subjectText(one), head: true },
              { words: t(`rights.place_${one.place}`) },
              { words: fieldText(one.field) },
            ]),
          },
        ],
      },
    ],
    closing: t('receipt.closing'),
    foot: `${t('receipt.title')} · ${receipt.reference}`,
  };
}
