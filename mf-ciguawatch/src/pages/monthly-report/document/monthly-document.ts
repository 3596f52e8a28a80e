import type { IssueNote, ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import { lastMonth } from '@ciguawatch/shared/domain/monthly/monthly-period';
import type { DocumentDescription, Part, Section, Words } from '@ciguawatch/shared/ui/document/description';
import { alertsPart } from './alerts';
import { arrivalSentence, postsSentence } from './around/notes';
import { recoverySections } from './around/recovery';
import { balancedColumns } from './balance';
import { type BasedPart, officialSentence, withBasis, withCurveBasis } from './basis';
import { clinicalSection, newSpeciesWords } from './clinical';
import { type CountId, countTables } from './counts';
import { curveParts } from './curve-figure';
import { editionOf } from './edition';
import { fitToTwoPages } from './limits';
import { mapSections } from './map/map-section';
import { subtitleOf } from './period-words';
import { ratesSections } from './rates';
import { squaresParts } from './squares-figure';
import { agesPart, countSection, otherPlaces, placesTable, silentNote } from './tables';
import { earlierTable, earlierText, keyTiles } from './tiles';
import type { ReportWords } from './words';

/** Parameters of a document besides the content of the report. */
interface DocumentContext {
  portal: string;
  demo: boolean;
  /** The edition shown, null for a draft; `zone` is the time zone of its country. */
  edition?: IssueNote | null;
  zone?: string;
  /** Formatted day on which the edition's comment was erased; absent if it was not. */
  commentErasedAt?: string | undefined;
}

/** Adds small text below a section; nothing for ''. */
const withWords = (one: Section, words: Words): Section =>
  words === '' ? one : { ...one, parts: [...one.parts, { kind: 'text', words, small: true }] };

const section = (title: string, ...parts: Part[]): Section => ({ kind: 'section', title, parts });

/** Terms of use of the report, and licences of third-party data in it. */
const licenceOf = (
  { kind, bilan, map, official }: ReportContent,
  { t }: ReportWords,
  portal: string,
): string =>
  [
    ...(map ? [t(kind === 'internal' ? 'licenceInternal' : 'licence', { portal })] : []),
    ...(map && bilan && bilan.rates.length > 0 ? [t('licenceResidents')] : []),
    ...(official?.some(({ source }) => source === 'haedat') ? [t('licenceHaedat')] : []),
  ].join(' ');

/** Warnings above the figures, such as demonstration data or an unfinished period. */
const noticesOf = ({ figures, until }: ReportContent, { t }: ReportWords, isDemo: boolean): string[] => [
  ...(isDemo ? [t('noticeDemo')] : []),
  ...(figures.observed === 'none' ? [t('noticeUnobserved')] : []),
  ...(figures.observed === 'some' && !until ? [t('noticeSome')] : []),
];

/**
 * Describes a monthly or yearly report as a document for screen, paper and PDF. The result depends only on
 * the arguments, never on the current time.
 */
export function monthlyDocument(
  content: ReportContent,
  words: ReportWords,
  about: DocumentContext,
): DocumentDescription {
  const { figures, kind, until, comments } = content;
  const { t } = words;
  const { period } = figures;
  const end = lastMonth(period);
  const tables = countTables(figures, words);
  const counted = (id: CountId, shown: number) =>
    tables.flatMap((table) =>
      table.id === id ? [withBasis(countSection(table, { figures, shown }, words), content, id, words)] : [],
    );
  const based = (one: Section, part: BasedPart = 'whole') => withBasis(one, content, part, words);
  // Public rows hold no day of the meal, so distributed reports show none, even if an old edition contains
  // days.
  const isByDay = period.month !== null;
  const squares = isByDay && kind === 'distribution' ? [] : squaresParts(content, words);
  const drawn = based(section(t(isByDay ? 'byDay' : 'byMonth'), ...squares));
  const curve = withWords(
    withCurveBasis(section(t('curve'), ...curveParts(figures.curve, words)), content, words),
    arrivalSentence(content, words),
  );
  const clinical = clinicalSection(content, words);
  const alerts = based(section(t('outbreaks'), alertsPart(content, words)));
  const notices = noticesOf(content, words, about.demo);
  // Old editions have one comment with language null, printed in documents of every language.
  const printed = comments.find(({ lang }) => lang === words.code || lang === null);
  const isErased = printed !== undefined && !printed.text && about.commentErasedAt;
  const said = isErased ? t('commentErasedOn', { date: isErased }) : printed?.text;
  const title = t('head', { country: words.country });
  const subtitle = subtitleOf(content, words);
  return {
    language: words.code.replace('_', '-'),
    portal: about.portal,
    title,
    subtitle,
    ...(period.month !== null && { aside: t('number', { number: String(period.month) }) }),
    ...(notices.length > 0 && { notice: notices.join(' ') }),
    ...editionOf(about.edition ?? null, words, about.zone),
    ...(kind === 'internal' && { mark: t('markInternal') }),
    // Time stamp of the PDF: the end of the period covered, so that making it later gives the same file.
    at: until ? Date.UTC(until.year, until.month - 1, until.day) : Date.UTC(end.year, end.month, 1) - 1000,
    blocks: fitToTwoPages(({ places, rates, counts, sentences }) => [
      withWords(
        withWords(section('', keyTiles(content, words)), officialSentence(content, words)),
        postsSentence(content, words),
      ),
      ...(said ? [section(t('comment'), { kind: 'text', words: said })] : []),
      {
        kind: 'columns',
        columns: balancedColumns([
          ...(squares.length > 0 ? [drawn] : []),
          curve,
          ...mapSections(content, words),
          ...(squares.length > 0 ? [] : [alerts, clinical]),
          based(
            section(
              t('places'),
              placesTable(figures, words, places),
              ...otherPlaces(figures, words, places),
              ...silentNote(figures, words),
            ),
          ),
          ...(squares.length > 0 ? [alerts, clinical] : []),
          ...recoverySections(content, words),
          ...ratesSections(content.bilan, words, rates),
          ...counted('species', counts).map((one) => withWords(one, newSpeciesWords(content, words))),
          ...counted('symptoms', counts),
          ...(['phenotypes', 'onset', 'parts', 'meals'] as const).flatMap((id) =>
            counted(id, sentences.includes(id) ? 0 : counts),
          ),
          based(section(t('agesSex'), agesPart(figures, words)), 'agesSex'),
          section(
            t('earlierTitle'),
            sentences.includes('earlier') ? earlierText(figures, words) : earlierTable(figures, words),
          ),
          withWords(
            section(t('method'), { kind: 'text', words: t('methodText'), small: true }),
            kind === 'distribution' ? t('withheld') : '',
          ),
        ]),
      },
    ]),
    closing: [
      t('reportText'),
      t('closing', { portal: about.portal }),
      licenceOf(content, words, about.portal),
    ].join(' '),
    foot: `${title} · ${subtitle}`,
  };
}
