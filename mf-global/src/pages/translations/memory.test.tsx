import { pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import { row } from './fixtures/row';
import { Suggestions } from './list/suggestions';
import { memoryOf } from './memory';
import './texts';

setUpPage();

const close = (page: string, bundled: string | null) =>
  row(`shell/${page}.close`, { reference: 'Close', bundled });
const rows = [
  close('menu', null),
  close('map', 'Opani'),
  close('list', 'Fermer'),
  close('card', 'Fermer'),
  row('domain/symptom.sympt_fever', { reference: 'Fever', bundled: 'Fièvre' }),
  row('domain/symptom.sympt_itchings', { reference: 'Itching', bundled: null }),
  row('report/form.hint', { reference: 'No fever, no itching; feverish is another word', bundled: null }),
];
const memory = memoryOf(rows);

test('the same source is translated as elsewhere, the most frequent first', () => {
  expect(memory.elsewhere(rows[0]!)).toEqual(['Fermer', 'Opani']);
  expect(memory.elsewhere(rows[1]!)).toEqual(['Fermer']);
  expect(memory.elsewhere(rows[2]!)).toEqual(['Opani']);
  expect(memory.elsewhere(rows[6]!)).toEqual([]);
});

test('symptoms named in a source come with their translations, as whole words', () => {
  expect(memory.terms(rows[6]!)).toEqual([{ source: 'Fever', target: 'Fièvre' }]);
  expect(memory.terms(row('a/b.c', { reference: 'Feverish' }))).toEqual([]);
  expect(memory.terms(rows[4]!)).toEqual([]);
});

test('a suggestion is taken by its button, and the one that is typed is not offered', () => {
  const onTake = jest.fn();
  const shared = { lang: 'fr_FR', memory, onTake };
  renderWithRuntime(<Suggestions row={rows[0]!} typed="Opani" {...shared} />);
  pressButton('Use it');
  expect(onTake.mock.calls).toEqual([['Fermer']]);
  renderWithRuntime(<Suggestions row={rows[6]!} typed="" {...shared} />);
  expect(screen.getByText('Symptoms named here: Fever → Fièvre')).toBeInTheDocument();
});
