import type { DocumentDescription, Part, Row, Section, Words } from '../../document/description';
import { qrFigure } from '../../document/qr-figure';
import type { Position } from '../../geo/geometry';
import { specieNames } from '../../text/search/species-names';
import { groupedReceiptCode, RECEIPT_PATH, receiptAddress } from '../receipt-code';
import { fieldsOf, REPORT_FIELDS } from '../report-fields';
import type { ReportValues } from '../report-values';
import { type Labels, readByOthers } from './answer-labels';
import { chartFigure } from './chart-scale';
import { type Row as Answer, contactRows, isDoubtful, reportRows, symptomLabels } from './report-rows';

/** A report as its document needs it. */
export interface Receipt {
  values: ReportValues;
  /** null until the server has given it a number */
  id: number | null;
  /**
   * receipt code, by which the reporter can withdraw and correct it; null where only the number is known
   */
  code: string | null;
  /** false while it waits to be sent, which the document states */
  sent: boolean;
}

/** Fields with long texts, printed below their question over the whole width. */
const LONG_TEXT_FIELDS = new Set<string>(fieldsOf('text').filter((field) => REPORT_FIELDS[field].max > 1000));

/** Names of a species, the scientific one in italics. */
function specieWords(values: ReportValues, { specie, languages, d }: Labels): Words | null {
  const id = values.specie_id;
  const found = id === null ? undefined : specie(id);
  if (!found) return null;
  const { local, common, scientific } = specieNames(found, languages);
  const before = [local[0]?.value, common].filter(Boolean).map((name) => `${name}, `);
  return [
    { text: before.join('') },
    { text: scientific, italic: true },
    ...(isDoubtful(values) ? [{ text: `, ${d('answer.notSure')}` }] : []),
  ];
}

function rowOf({ field, label, text }: Answer, values: ReportValues, labels: Labels): Row {
  if (text === null) return { label, words: labels.d('answer.none'), emphasis: 'open' };
  const none = text === labels.d('answer.no') || text === labels.d('answer.unknown');
  const words = field === 'specie_id' ? specieWords(values, labels) : null;
  return {
    label,
    words: words ?? text,
    emphasis: none ? 'absent' : 'found',
    ...(LONG_TEXT_FIELDS.has(field) && { shape: 'below' as const }),
  };
}

/** Rows for the 28 symptoms and signs: those present one by one, the others listed in one row each. */
function symptomRows(values: ReportValues, labels: Labels): Row[] {
  const { t, d } = labels;
  const { present, absent, unknown, open } = symptomLabels(values, labels);
  const named = (label: string, names: readonly string[], emphasis: Row['emphasis']): Row[] =>
    names.length === 0 ? [] : [{ label, words: names.join(', '), emphasis, shape: 'line' }];
  return [
    ...present.map(({ label, value }): Row => ({ label, words: d(`severity.${value}`), emphasis: 'found' })),
    ...named(d('severity.N'), absent, 'absent'),
    ...named(d('severity.U'), unknown, 'absent'),
    ...named(t('reportPdf.open'), open, 'open'),
  ];
}

function sectionsOf(values: ReportValues, labels: Labels, rings: readonly Position[][]): Section[] {
  const contact = contactRows(values, labels);
  const point = values.case_geom?.coordinates;
  return reportRows(values, labels).map(({ section, title, rows }) => {
    const all = [...rows, ...(section === 1 ? contact : [])].map((row) => rowOf(row, values, labels));
    const parts: Part[] = [
      { kind: 'rows', rows: section === 4 ? [...all, ...symptomRows(values, labels)] : all },
      ...(section === 2 && point ? [chartFigure(point, rings, labels.t('reportPdf.chart'))] : []),
    ];
    return { kind: 'section', title, parts };
  });
}

/** Title line that identifies the report. A receipt code is shown only once the report has arrived. */
function nameOf({ id, code, sent }: Omit<Receipt, 'values'>, { t }: Labels): string {
  if (!sent) return t('report.notYetSent');
  if (code !== null) return t('report.code', { code: groupedReceiptCode(code) });
  return id === null ? '' : t('report.number', { id: String(id) });
}

/** When to call, and medical advice, which goes into the patient's file with the report. */
const adviceSection = ({ t }: Labels, emergency: string | null): Section => ({
  kind: 'section',
  title: t('report.adviceTitle'),
  parts: [
    ...(emergency === null
      ? []
      : [{ kind: 'text', words: `${t('report.emergency')} ${emergency}` } satisfies Part]),
    { kind: 'text', words: t('report.adviceTextOther'), small: true },
    { kind: 'text', words: t('report.adviceSource'), small: true },
  ],
});

/** How the report is followed, with a square that phones scan; nothing for a report without a code. */
function followSection({ code, sent }: Receipt, { t }: Labels, origin: string): Section[] {
  if (!sent || code === null) return [];
  const address = `${origin}${RECEIPT_PATH}`;
  return [
    {
      kind: 'section',
      title: t('reportPdf.follow'),
      parts: [
        { kind: 'text', words: t('reportPdf.followText', { address }), small: true },
        qrFigure(receiptAddress(origin, code), t('reportPdf.followAlt')),
      ],
    },
  ];
}

/**
 * Content of the document of a report, on paper and as PDF: all answers in words.
 * @param receipt with the origin of the portal, such as `https://ciguawatch.example`, and the emergency number of the
 *   country of the place, null where none is configured
 * @param rings outline of the island of the catch in drawn longitudes; empty where it is not available
 * @param at time of creation, in milliseconds
 */
export function receiptOf(
  { origin, emergency, ...receipt }: Receipt & { origin: string; emergency: string | null },
  reporterLabels: Labels,
  rings: readonly Position[][],
  at: number,
): DocumentDescription {
  // The document goes into a file and is read by others than the reporter.
  const labels = readByOthers(reporterLabels);
  const { t, language } = labels;
  const { values, sent } = receipt;
  const number = nameOf(receipt, labels);
  const title = t('reportPdf.title');
  const [who, what, when, ...rest] = sectionsOf(values, labels, rings) as [Section, Section, Section];
  return {
    language: language.replace('_', '-'),
    portal: t('reportPdf.portal'),
    title,
    aside: number,
    at,
    ...(!sent && { notice: t('reportPdf.notYetSent') }),
    blocks: [
      { kind: 'columns', columns: [[who, when], [what]] },
      ...rest,
      adviceSection(labels, emergency),
      ...followSection(receipt, labels, origin),
    ],
    closing: t('reportPdf.made', { when: labels.formats.instant(at) }),
    foot: [title, number].filter((part) => part !== '').join(' · '),
  };
}
