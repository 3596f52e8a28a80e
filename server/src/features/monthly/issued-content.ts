import { CONTENT_VERSION, type ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';

/** A copy as some version of the portal stored it. Version 1 did not say so. */
type Issued = {
  version?: number;
  comment?: string;
  figures: { statistics: object; places: object[] };
} & object;

/**
 * What makes the content of each version that of the next: position 0 goes from 1 to 2. A step stays for good, since
 * the copies that need it do.
 */
const STEPS: readonly ((content: Issued) => Issued)[] = [
  // 2 counts the reports of which something is withheld; what a former copy left out nobody knows.
  (content) => ({
    ...content,
    figures: { ...content.figures, statistics: { withheld: null, ...content.figures.statistics } },
  }),
  // 3 says the outbreak threshold; until then it was that of the specification for all countries.
  (content) => ({ ...content, threshold: 5 }),
  // 4 prints the log of alerts; until then the islands above the threshold were counted from the cases. It says of each
  // place whether it was observed; a former copy is read as it was issued, with its zeros.
  (content) => ({
    ...content,
    alerts: null,
    figures: {
      ...content.figures,
      places: content.figures.places.map((line) => ({ observed: true, observedBefore: true, ...line })),
    },
  }),
  // 5 holds what is worked out beside the statistics, without which a former copy is read, and a comment per language;
  // until then the one there was stood in the documents of every language.
  ({ comment = '', ...content }) => ({
    ...content,
    comments: [{ lang: null, text: comment }],
  }),
  // 6 counts persistence and, in the edition of the laboratory, purchase, care and delay; nobody knows them of a former copy.
  (content) => ({
    ...content,
    figures: {
      ...content.figures,
      statistics: { persistence: null, editors: null, ...content.figures.statistics },
    },
  }),
  // 7 draws a map and says what its sources hold of the official cases; a former copy is read without them.
  (content) => content,
];

/**
 * An issued copy as reports are read today, whichever version it was issued by.
 * @param text JSON text of the copy, as it is stored
 */
export function issuedContent(text: string): ReportContent {
  const stored = JSON.parse(text) as Issued;
  const content = STEPS.slice((stored.version ?? 1) - 1).reduce((read, step) => step(read), stored);
  return { ...content, version: CONTENT_VERSION } as unknown as ReportContent;
}
