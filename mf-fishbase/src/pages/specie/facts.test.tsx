import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import { directoryTexts } from '../../directory/texts';
import { Facts } from './facts';

beforeAll(() => directoryTexts);

const specie = {
  id: 7,
  name: 'Lutjanus bohar',
  food: null,
  sedentary: null,
  spec_code: null,
  aphia_id: null,
} as Specie;

const parts_eaten = { answered: 0, head: 0, flesh: 0, eggs: 0, viscera: 0 };

test('the length to which a species grows is told where it was read, and nothing where it was not', () => {
  const view = renderWithRuntime(
    <Facts specie={specie} group={undefined} detail={{ max_length_cm: 90, parts_eaten }} />,
  );
  expect(screen.getByText(/^90 cm/)).toHaveTextContent('Sources below the description');
  view.unmount();
  renderWithRuntime(
    <Facts specie={specie} group={undefined} detail={{ max_length_cm: null, parts_eaten }} />,
  );
  expect(screen.queryByText('Grows to')).toBeNull();
});
