import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { savedFiles } from '@ciguawatch/shared/testing/saved-files';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { act, renderHook } from '@testing-library/react';
import { type Drawing, NOTHING_DRAWN } from '../../../outline/drawing';
import '../texts';
import { useFiles } from './use-files';

jest.mock('../../../outline/clipping/start-worker');
jest.mock('@ciguawatch/shared/ui/charts/save-file', () => ({ saveFile: jest.fn() }));
beforeEach(() => {
  setRuntime();
  jest.mocked(saveFile).mockClear();
});

/** A drawn triangle across 180°. */
const fiji: Drawing = {
  outline: [
    [
      [
        [179, -17],
        [181, -17],
        [180, -16],
        [179, -17],
      ],
    ],
  ],
  point: null,
};

function open(country: Position[] = []) {
  const read = jest.fn();
  const drawn = renderHook(() => useFiles(read, { place: null, country }));
  const files = () => drawn.result.current;
  const choose = (text: string, size = text.length) => {
    const file = { size, arrayBuffer: async () => new TextEncoder().encode(text).buffer };
    return act(() => files().read({ target: { files: [file] } } as never));
  };
  return { files, read, choose };
}

test('an outline is saved under the name of its place, longitude first, cut at 180°', async () => {
  await open().files().write(' Vanua Levu ', fiji);
  const [file] = await savedFiles();
  expect([file?.name, file?.type]).toEqual(['Vanua-Levu.geojson', 'application/geo+json']);
  const said = JSON.stringify(JSON.parse(file?.text ?? ''));
  expect(said).toContain('MultiPolygon');
  expect(said).toContain('[179,-17]');
  expect(said).toContain('[-179,-17]');
});

test('an unnamed place is saved as "outline", and an empty outline makes no file', async () => {
  const { files } = open();
  await files().write(' ', fiji);
  expect(jest.mocked(saveFile).mock.calls[0]?.[0]).toBe('outline.geojson');
  await files().write('Fiji', NOTHING_DRAWN);
  expect(saveFile).toHaveBeenCalledTimes(1);
});

test('a file that was saved here is read back unchanged', async () => {
  const { files, read, choose } = open();
  await files().write('Fiji', fiji);
  const [file] = await savedFiles();
  await choose(file?.text ?? '');
  expect(read).toHaveBeenCalledTimes(1);
  const [{ outline }] = read.mock.calls[0] as [Drawing];
  expect(outline.flat(2).every(([lng]) => lng >= 179 && lng <= 181)).toBe(true);
  expect(files().fault).toBeNull();
});

test('a file without an outline gives the reason, and another file clears it', async () => {
  const { files, read, choose } = open();
  await choose('{');
  expect(files().fault).toBe('This file cannot be read: it is not complete JSON.');
  await choose('{}', 12_000_000);
  expect(files().fault).toBe(
    'This file of 12 MB is too large: 10 MB at most. Simplify it, or export this island alone.',
  );
  expect(read).not.toHaveBeenCalled();
  await choose(JSON.stringify({ type: 'Point', coordinates: [178, -17] }));
  expect(files().fault).toBeNull();
  expect(read).toHaveBeenCalledTimes(1);
  await choose('{');
  act(() => files().forget());
  expect(files().fault).toBeNull();
});

const square = (west: number, name: string) => ({
  type: 'Feature',
  properties: { name },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, -17],
        [west + 0.1, -17],
        [west + 0.1, -16.9],
        [west, -17],
      ],
    ],
  },
});

test('of a file with several outlines, those chosen are drawn, and none before', async () => {
  const { files, read, choose } = open();
  const features = [square(-150, 'Tahaa'), square(-151, 'Raiatea')];
  await choose(JSON.stringify({ type: 'FeatureCollection', features }));
  expect(read).not.toHaveBeenCalled();
  expect(files().question?.features.map(({ name }) => name)).toEqual(['Tahaa', 'Raiatea']);
  await act(() => files().take(files().question!.features.slice(1), false));
  expect(files().question).toBeNull();
  const [{ outline }] = read.mock.calls[0] as [Drawing];
  expect(outline).toHaveLength(1);
  expect(outline[0]![0]![0]![0]).toBe(209);
});

test('exchanged coordinates and lines are asked about, a single outline in its country is not', async () => {
  const { files, read, choose } = open([[-150, -17]]);
  await choose(JSON.stringify(square(-150, 'Tahaa')));
  expect(read).toHaveBeenCalledTimes(1);
  const exchanged = square(-150, 'Tahaa');
  exchanged.geometry.coordinates[0] = exchanged.geometry.coordinates[0]!.map(([x, y]) => [y!, x!]);
  await choose(JSON.stringify(exchanged));
  expect(files().question).toMatchObject({ isSwapped: true, isClosing: false });
  await act(() => files().take(files().question!.features, false));
  expect(read.mock.calls[1]).toEqual(read.mock.calls[0]);
  const coordinates = square(-150, '').geometry.coordinates[0]!.slice(0, 3);
  await choose(JSON.stringify({ type: 'LineString', coordinates }));
  expect(files().question).toMatchObject({ isSwapped: false, isClosing: true });
  await act(() => files().take(files().question!.features, true));
  expect((read.mock.calls[2] as [Drawing])[0].outline).toEqual((read.mock.calls[0] as [Drawing])[0].outline);
});
