import { saveAs } from 'file-saver';
import { saveFile } from './save-file';

jest.mock('file-saver', () => ({ saveAs: jest.fn() }));

// File names are made from translated texts and from names of places, which may contain any character.
test.each([
  ['Îles du Vent.geojson', 'Iles-du-Vent.geojson'],
  ['Journal des épidémies, n° 3.csv', 'Journal-des-epidemies-3.csv'],
  ['Hakahau (Ua Pou).png', 'Hakahau-Ua-Pou.png'],
])('the browser saves %s as %s', async (name, saved) => {
  const blob = new Blob(['']);
  saveFile(name, blob);
  expect(saveAs).toHaveBeenLastCalledWith(blob, saved);
});
