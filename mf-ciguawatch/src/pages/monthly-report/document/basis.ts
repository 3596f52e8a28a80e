import type { ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { PublicColumn } from '@ciguawatch/shared/domain/case-table/case-columns';
import { type Basis, basisOf, basisText } from '@ciguawatch/shared/domain/statistics/basis';
import { officialText, sharesIn } from '@ciguawatch/shared/domain/statistics/official';
import type { Section } from '@ciguawatch/shared/ui/document/description';
import type { CountId } from './counts';
import type { ReportWords } from './words';

/** A part of a report that says what it is based on; `whole` is all that counts rows and no column. */
export type BasedPart = CountId | 'agesSex' | 'whole';

/** The column that each part counts, which may be withheld of some of its cases. */
const COUNTED: Record<BasedPart, PublicColumn | null> = {
  whole: null,
  species: 'specie_id',
  phenotypes: 'phenotype_id',
  parts: 'specie_part_flesh',
  meals: 'mass_poisoning',
  onset: 'gsympt_delay',
  symptoms: 'sympt_nausea',
  agesSex: 'age_bucket',
};
const PARTS = Object.keys(COUNTED) as BasedPart[];

/**
 * On how many public rows a part of a report for distribution is based; null in an internal report, which is made of
 * other rows, and in a copy that was issued before it was counted.
 */
function partBasis({ kind, figures }: ReportContent, part: BasedPart): Basis | null {
  const { reports, withheld } = figures.statistics;
  return kind === 'distribution' && withheld ? basisOf({ reports, withheld }, COUNTED[part]) : null;
}

/** What its sources hold of the official cases, of the years it shows or some of them; '' where that is not known. */
export const officialSaid = (
  { official = [] }: ReportContent,
  { d, percent }: ReportWords,
  years: readonly number[] = [],
): string => officialText(sharesIn(official, years), d, percent);

/** The same in words, a line for the report and one for each part of which cases are left out. */
export function basisLines(content: ReportContent, { t, d }: ReportWords): string[] {
  const all = partBasis(content, 'whole');
  if (!all) return [];
  const parts = PARTS.flatMap((part) => {
    const basis = partBasis(content, part);
    return basis && basis.left > 0 ? [`${t(part)} · ${basisText(basis, d)}`] : [];
  });
  return [basisText(all, d), ...parts];
}

const under = (section: Section, basis: Basis, d: ReportWords['d']): Section => ({
  ...section,
  parts: [...section.parts, { kind: 'text', words: basisText(basis, d), small: true }],
});

/** A section of a report with what it is based on under it. */
export function withBasis(
  section: Section,
  content: ReportContent,
  part: BasedPart,
  { d }: ReportWords,
): Section {
  const basis = partBasis(content, part);
  return basis ? under(section, basis, d) : section;
}

/** The same under the curve, which is of the reports of 24 months. */
export function withCurveBasis(section: Section, content: ReportContent, { d }: ReportWords): Section {
  if (!partBasis(content, 'whole')) return section;
  const based = content.figures.curve.reduce((sum, { reports }) => sum + reports, 0);
  return under(section, { based, left: 0, withheld: false }, d);
}
