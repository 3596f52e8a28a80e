import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { fireEvent, screen } from '@testing-library/react';
import { type FoundFeature, geometryOfFeatures } from '../../../outline/files/found';
import '../texts';
import { FileDialog } from './file-dialog';

const feature = (name: string | null): FoundFeature => ({ name, parts: [[[]]], lines: [], points: [] });
const features = [feature('Tahaa'), feature('Raiatea'), feature(null)];

async function open(name: string) {
  const take = jest.fn();
  const question = { features, isSwapped: true, isClosing: false, isLong: false };
  renderWithRuntime(<FileDialog question={question} name={name} onTake={take} onClose={jest.fn()} />);
  await screen.findByRole('dialog', { name: 'What in this file is the place?' });
  return take;
}
const draw = () => screen.getByRole('button', { name: 'Draw it' });
const box = (name: string) => screen.getByRole('checkbox', { name });

test('the feature of the name of the place is chosen, whatever its accents', async () => {
  const take = await open('raïatéa');
  expect(screen.getByRole('dialog')).toHaveTextContent('Longitude and latitude are swapped in this file');
  fireEvent.click(draw());
  expect(take).toHaveBeenCalledWith([features[1]], false, 0);
});

test('where none has its name, a person chooses; all of them are one press', async () => {
  const take = await open('Huahine');
  expect(draw()).toBeDisabled();
  fireEvent.click(box('Outline 3 (1 part)'));
  fireEvent.click(draw());
  expect(take).toHaveBeenLastCalledWith([features[2]], false, 0);
  fireEvent.click(box('All of them'));
  fireEvent.click(draw());
  expect(take).toHaveBeenLastCalledWith(features, false, 0);
});

test('a file of many vertices is drawn whole or with fewer, as its reader chooses', async () => {
  const shore = Array.from({ length: 6000 }, (_, at): [number, number] => [
    210 + Math.cos((at * Math.PI) / 3000) / 10,
    -17 + Math.sin((at * Math.PI) / 3000) / 10,
  ]);
  const island = { name: 'Tahaa', parts: [[[...shore, shore[0]!]]], lines: [], points: [] };
  const take = jest.fn();
  const question = { features: [island], isSwapped: false, isClosing: false, isLong: true };
  renderWithRuntime(<FileDialog question={question} name="Tahaa" onTake={take} onClose={jest.fn()} />);
  await screen.findByRole('dialog', { name: 'Check this file' });
  expect(screen.getByRole('radio', { name: 'All: 6,000' })).toBeChecked();
  const fewer = screen.getByRole('radio', { name: /^\d{2,3}, the shore moves by at most 5.m$/ });
  fireEvent.click(fewer);
  fireEvent.click(draw());
  expect(take).toHaveBeenCalledWith([island], false, 5);
  const answer = geometryOfFeatures([island], false, 5);
  expect('geometry' in answer && answer.geometry.coordinates.flat()).toHaveLength(
    Number(fewer.closest('label')?.textContent?.match(/^\d+/)?.[0]) + 1,
  );
});
