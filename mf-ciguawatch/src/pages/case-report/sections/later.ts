/** The sections after the first one, lazy-loaded as one chunk while the first is filled in. */
export { MealSection } from './meal';
export { NotesSection } from './notes';
export { ProductSection } from './product';
export { ReviewSection } from './review';
export { SymptomsSection } from './symptoms';
