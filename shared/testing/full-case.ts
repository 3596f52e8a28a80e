import { type CaseFull, caseFull } from '../api/schemas/case';

/** Candidate values for a field without information: the first one that its schema accepts is used. */
const PLAINEST = [null, false, 1, '', []];

/** A case as its editors read it, with everything unknown; pass the properties that matter. */
export function fullCase(part: Partial<CaseFull> = {}): CaseFull {
  const blank = Object.entries(caseFull.shape).map(([field, schema]) => [
    field,
    PLAINEST.find((value) => schema.safeParse(value).success),
  ]);
  const stored = { created_at: '2026-11-20T20:00:00Z', changed_at: '2026-11-20T20:00:00Z' };
  return caseFull.parse({
    ...Object.fromEntries(blank),
    ...{
      id: 1249,
      version: 3,
      review_state: 'new',
      case_class: 'unclassified',
      source: 'report',
      case_country: 4,
      ...stored,
    },
    ...part,
  });
}
