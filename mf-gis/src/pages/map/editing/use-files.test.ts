import { renderHook } from '@testing-library/react';
import { drawingOf } from '../../../outline/drawing';
import { useFiles } from './use-files';

jest.mock('../../../outline/clipping/start-worker');
const mockSave = jest.fn();
jest.mock('file-saver', () => ({ saveAs: (_blob: Blob, name: string) => mockSave(name) }));

test.each([
  ['Îles du Vent', 'Iles-du-Vent.geojson'],
  ['Hakahau (Ua Pou)', 'Hakahau-Ua-Pou.geojson'],
  ['ʻOʻopu', 'Oopu.geojson'],
  [' ', 'outline.geojson'],
])('the outline of "%s" is saved as %s', async (name, saved) => {
  const { result } = renderHook(() => useFiles(() => undefined, { place: null, country: [] }));
  await result.current.write(name, drawingOf({ type: 'Point', coordinates: [-149.5, -17.5] }));
  expect(mockSave).toHaveBeenLastCalledWith(saved);
});
