import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { fireEvent, screen } from '@testing-library/react';
import type { FoundFeature } from '../../../outline/files/found';
import '../texts';
import { FileDialog } from './file-dialog';

const feature = (name: string | null): FoundFeature => ({ name, parts: [[[]]], lines: [], points: [] });
const features = [feature('Tahaa'), feature('Raiatea'), feature(null)];

async function open(name: string) {
  const take = jest.fn();
  const question = { features, isSwapped: true, isClosing: false };
  renderWithRuntime(<FileDialog question={question} name={name} onTake={take} onClose={jest.fn()} />);
  await screen.findByRole('dialog', { name: 'What of this file is the place?' });
  return take;
}
const draw = () => screen.getByRole('button', { name: 'Draw it' });
const box = (name: string) => screen.getByRole('checkbox', { name });

test('the feature of the name of the place is chosen, whatever its accents', async () => {
  const take = await open('raïatéa');
  expect(screen.getByRole('dialog')).toHaveTextContent('Longitude and latitude are exchanged in this file');
  fireEvent.click(draw());
  expect(take).toHaveBeenCalledWith([features[1]], false);
});

test('where none has its name, a person chooses; all of them are one press', async () => {
  const take = await open('Huahine');
  expect(draw()).toBeDisabled();
  fireEvent.click(box('Outline 3 (1 part)'));
  fireEvent.click(draw());
  expect(take).toHaveBeenLastCalledWith([features[2]], false);
  fireEvent.click(box('All of them'));
  fireEvent.click(draw());
  expect(take).toHaveBeenLastCalledWith(features, false);
});
