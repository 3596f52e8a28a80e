import { readCoordinates } from '@ciguawatch/shared/domain/algae/coordinates';
import { setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { algaeTexts } from '../../../algae/texts';
import { freshSampling, type SamplingValues } from '../values';
import { PlaceCard } from './place-card';

type Point = SamplingValues['point'];
jest.mock('@ciguawatch/shared/ui/map/point-picker', () => ({
  PointPicker: ({ onChange }: { onChange: (at: Point) => void }) => (
    <button type="button" onClick={() => onChange([-149.47, -17.82])}>
      Map
    </button>
  ),
}));

jest.mock('../../../algae/land-km', () => ({
  landKm: (_country: number, [lng]: [number, number]) => (lng > 0 ? 16_000 : 12),
}));

beforeAll(() => algaeTexts);

let held: SamplingValues;
function Card({ point }: { point: Point }) {
  const [values, setValues] = useState(() => ({ ...freshSampling(4, '2026-11-03'), point }));
  held = values;
  return (
    <PlaceCard
      values={values}
      change={(part) => setValues((before) => ({ ...before, ...part }))}
      onValidity={() => undefined}
    />
  );
}
const field = () => screen.getByRole('textbox');

test.each(['en_US', 'fr_FR'])(
  'the point that is kept stands in the field, as people type it in %s',
  (code) => {
    setLanguage(code);
    render(<Card point={[-140.900123, -18.1]} />);
    expect(readCoordinates((field() as HTMLInputElement).value)).toEqual([-140.900123, -18.1]);
  },
);

test('a point of the map replaces what was typed, and an emptied field takes the point away', () => {
  setLanguage('en_US');
  render(<Card point={null} />);
  expect(field()).toHaveValue('');
  fireEvent.change(field(), { target: { value: "18°06'S 140°54'W" } });
  expect(field()).toHaveValue("18°06'S 140°54'W");
  expect(held.point).toEqual([-140.9, -18.1]);
  fireEvent.click(screen.getByRole('button', { name: 'Map' }));
  expect(field()).toHaveValue('-17.82 -149.47');
  fireEvent.change(field(), { target: { value: '-17.8x' } });
  expect(held.point).toEqual([-149.47, -17.82]);
  fireEvent.change(field(), { target: { value: '' } });
  expect(held.point).toBeNull();
});

test('a point far from every island of the country, as a forgotten sign gives, is pointed out', () => {
  setLanguage('en_US');
  render(<Card point={[-149.47, -17.82]} />);
  expect(screen.queryByText(/from any island/)).toBeNull();
  fireEvent.change(field(), { target: { value: '-17.82 149.47' } });
  expect(screen.getByText(/^This point is 16,000 km from any island of the country\./)).toBeInTheDocument();
});
