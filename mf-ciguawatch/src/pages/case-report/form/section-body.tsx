import type { Section } from '@ciguawatch/shared/domain/report/report-sections';
import { MealSection } from '../sections/meal';
import { NotesSection } from '../sections/notes';
import { ProductSection } from '../sections/product';
import css from '../sections/section.module.css';
import { SymptomsSection } from '../sections/symptoms';
import { WhoSection } from '../sections/who';

const BODIES = { 1: WhoSection, 2: ProductSection, 3: MealSection, 4: SymptomsSection, 5: NotesSection };

/** The questions of one section. */
export function SectionBody({ section }: { section: Exclude<Section, 6> }) {
  const Body = BODIES[section];
  return (
    <div className={css.section}>
      <Body />
    </div>
  );
}
