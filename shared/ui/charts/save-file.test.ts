import { saveAs } from 'file-saver';
import { saveFile } from './save-file';

jest.mock('file-saver', () => ({ saveAs: jest.fn() }));

// Names of files are texts of the language, which translators change, and names of places and files of people.
test.each([
  ['Îles du Vent.geojson', 'Iles-du-Vent.geojson'],
  ['Journal des épidémies, n° 3.csv', 'Journal-des-epidemies-3.csv'],
  ['Hakahau (Ua Pou).png', 'Hakahau-Ua-Pou.png'],
])('the browser is given %s as %s', async (name, saved) => {
  const blob = new Blob(['']);
  saveFile(name, blob);
  expect(saveAs).toHaveBeenLastCalledWith(blob, saved);
});
