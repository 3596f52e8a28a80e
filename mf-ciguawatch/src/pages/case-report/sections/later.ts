/** The sections after the first one: fetched together while the first is filled in. */
export { MealSection } from './meal';
export { NotesSection } from './notes';
export { ProductSection } from './product';
export { ReviewSection } from './review';
export { SymptomsSection } from './symptoms';
