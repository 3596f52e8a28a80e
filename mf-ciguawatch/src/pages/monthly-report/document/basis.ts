import type { ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { PublicColumn } from '@ciguawatch/shared/domain/case-table/case-columns';
import { type Basis, basisOf, basisText } from '@ciguawatch/shared/domain/statistics/basis';
import { officialText, sharesIn } from '@ciguawatch/shared/domain/statistics/official';
import type { Section } from '@ciguawatch/shared/ui/document/description';
import type { CountId } from './counts';
import type { ReportWords } from './words';

/** A part of a report whose basis is stated; `whole` counts rows, which no column can withhold. */
export type BasedPart = CountId | 'agesSex' | 'whole';

/** Column that each part counts and that may be withheld from public rows. */
const COUNTED_COLUMN: Record<BasedPart, PublicColumn | null> = {
  whole: null,
  species: 'specie_id',
  phenotypes: 'phenotype_id',
  parts: 'specie_part_flesh',
  meals: 'mass_poisoning',
  onset: 'gsympt_delay',
  symptoms: 'sympt_nausea',
  agesSex: 'age_bucket',
};
const BASED_PARTS = Object.keys(COUNTED_COLUMN) as BasedPart[];

/**
 * On how many public rows a part of a distributed report is based; null in internal reports, which use full
 * rows, and in editions issued before this was counted.
 */
function partBasis({ kind, figures }: ReportContent, part: BasedPart): Basis | null {
  const { reports, withheld } = figures.statistics;
  return kind === 'distribution' && withheld ? basisOf({ reports, withheld }, COUNTED_COLUMN[part]) : null;
}

/**
 * Share of the official cases that the sources hold in these years, as a sentence; '' where unknown.
 * @param years empty for all years of the report
 */
export const officialSentence = (
  { official = [] }: ReportContent,
  { d, percent }: ReportWords,
  years: readonly number[] = [],
): string => officialText(sharesIn(official, years), d, percent);

/**
 * Sentences on the basis of the report, and of each part that leaves cases out; empty for internal reports.
 */
export function basisLines(content: ReportContent, { t, d }: ReportWords): string[] {
  const all = partBasis(content, 'whole');
  if (!all) return [];
  const parts = BASED_PARTS.flatMap((part) => {
    const basis = partBasis(content, part);
    return basis && basis.left > 0 ? [`${t(part)} · ${basisText(basis, d)}`] : [];
  });
  return [basisText(all, d), ...parts];
}

const under = (section: Section, basis: Basis, d: ReportWords['d']): Section => ({
  ...section,
  parts: [...section.parts, { kind: 'text', words: basisText(basis, d), small: true }],
});

/** Adds the basis of a part below its section. */
export function withBasis(
  section: Section,
  content: ReportContent,
  part: BasedPart,
  { d }: ReportWords,
): Section {
  const basis = partBasis(content, part);
  return basis ? under(section, basis, d) : section;
}

/** Adds the basis of the curve, which covers the reports of 24 months. */
export function withCurveBasis(section: Section, content: ReportContent, { d }: ReportWords): Section {
  if (!partBasis(content, 'whole')) return section;
  const based = content.figures.curve.reduce((sum, { reports }) => sum + reports, 0);
  return under(section, { based, left: 0, withheld: false }, d);
}
