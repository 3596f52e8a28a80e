import { CONTENT_VERSION, type ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';

/** Content of an edition as any version of the portal stored it. Version 1 had no field `version`. */
type StoredContent = {
  version?: number;
  comment?: string;
  figures: { statistics: object; places: object[] };
} & object;

/**
 * Steps that convert the content of one version to the next; position 0 converts 1 to 2. All steps must be kept,
 * because editions of every version stay stored.
 */
const VERSION_STEPS: readonly ((content: StoredContent) => StoredContent)[] = [
  // Version 2 counts reports with withheld details; for older editions that number is unknown.
  (content) => ({
    ...content,
    figures: { ...content.figures, statistics: { withheld: null, ...content.figures.statistics } },
  }),
  // Version 3 stores the outbreak threshold; before, it was 5 for all countries (specification).
  (content) => ({ ...content, threshold: 5 }),
  // Version 4 prints the log of alerts instead of islands above the threshold, and stores whether a place was
  // observed; older editions keep the zeros that they printed.
  (content) => ({
    ...content,
    alerts: null,
    figures: {
      ...content.figures,
      places: content.figures.places.map((line) => ({ observed: true, observedBefore: true, ...line })),
    },
  }),
  // Version 5 adds rates (`bilan`), which older editions lack, and has a comment per language; before, one comment
  // was printed in the documents of every language.
  ({ comment = '', ...content }) => ({
    ...content,
    comments: [{ lang: null, text: comment }],
  }),
  // Version 6 counts persistence and, in internal bulletins, purchase, care and delay; for older editions these are
  // unknown.
  (content) => ({
    ...content,
    figures: {
      ...content.figures,
      statistics: { persistence: null, editors: null, ...content.figures.statistics },
    },
  }),
  // Version 7 adds a map and the shares of official cases, both optional, so older editions are read without them.
  (content) => content,
  // Version 8 prints what the rule of an alert counted, with its chance; older editions are read without them.
  (content) => content,
  // Version 9 counts reports by class in internal bulletins; older editions are read without them.
  (content) => content,
  // Version 10 tells outcomes, posts, incomplete months and recovery, all optional, so older editions lack them.
  (content) => content,
];

/**
 * Reads a stored edition and converts it to the current version of the content.
 * @param text JSON text of the content, as stored
 */
export function issuedContent(text: string): ReportContent {
  const stored = JSON.parse(text) as StoredContent;
  const content = VERSION_STEPS.slice((stored.version ?? 1) - 1).reduce((read, step) => step(read), stored);
  return { ...content, version: CONTENT_VERSION } as unknown as ReportContent;
}
