import { labelsNow } from '../pages/case-report/labels/use-labels';
import { filterText } from './field-labels';
import { filterField } from './filter-field';
import '../texts';
import './texts';

test.each([
  ['withdrawal_asked_at', 'any', 'Yes'],
  ['withdrawal_asked_at', 'none', 'No'],
  ['case_geom', 'any', 'Known'],
  ['age', 'none', 'No answer'],
])('the filter %s=%s reads as people say it', (id, value, said) => {
  const field = filterField(id);
  expect(field && filterText(field, { [id]: value }, labelsNow())).toBe(said);
});
