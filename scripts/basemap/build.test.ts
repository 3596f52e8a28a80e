import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PackedLayer, unpackLayer } from '../../shared/ui/map/outlines/outline-decode';

const root = join(__dirname, '../..');
const out = mkdtempSync(join(tmpdir(), 'chart-'));
const build = () => execFileSync(process.execPath, [join(__dirname, 'build.mjs'), out], { encoding: 'utf8' });
const read = (file: string) => JSON.parse(readFileSync(join(out, file), 'utf8'));
const fileOf = (start: string) => readdirSync(out).find((name) => name.startsWith(start)) as string;

let said = '';
beforeAll(() => {
  said = build();
}, 60_000);
afterAll(() => rmSync(out, { recursive: true, force: true }));

test('the manifest names every file, under its hash', () => {
  expect(said).toContain('written');
  const manifest = read('manifest.json');
  expect(manifest.countries).toHaveLength(22);
  const names: string[] = [
    manifest.low,
    manifest.labels,
    ...manifest.countries.flatMap((c: { mid: string; full: string }) => [c.mid, c.full]),
  ];
  for (const name of names) expect(readdirSync(out)).toContain(name);
  expect(names.every((name) => /\.[0-9a-f]{10}\.json$/.test(name))).toBe(true);
});

test('a second build with the same input does nothing', () => {
  expect(build()).toContain('up to date');
});

test('Fiji lies in one piece across 180°: no outline jumps over the world', () => {
  const { land, rings } = read(fileOf('FJ-mid')) as { land: PackedLayer; rings: PackedLayer };
  for (const { geometry } of [...unpackLayer(land), ...unpackLayer(rings)]) {
    for (const ring of geometry.coordinates.flat()) {
      const xs = ring.map(([x]) => x as number);
      expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(10);
    }
  }
});

test('every island is drawn at every level, the one that is only a point too', () => {
  for (const level of ['mid', 'full']) {
    const file = read(fileOf(`PF-${level}`));
    const land = unpackLayer(level === 'mid' ? file.land : file);
    expect(land).toHaveLength(120);
    expect(land.every(({ geometry }) => geometry.coordinates.length > 0)).toBe(true);
  }
});

test('a shore of very many vertices that vanishes from afar keeps its diamond', () => {
  const script = `
    import { landLayer } from ${JSON.stringify(join(root, 'shared/domain/basemap/land.mjs'))};
    const ring = Array.from({ length: 300_000 }, (_, i) => {
      const turn = (i / 300_000) * 2 * Math.PI;
      return [210 + Math.cos(turn) / 1e4, -17 + Math.sin(turn) / 1e4];
    });
    ring.push(ring[0]);
    const island = { properties: { id: 1, bbox: [209, -18, 211, -16] }, geometry: { type: 'Polygon', coordinates: [ring] } };
    console.log(JSON.stringify(landLayer([island], 'low')));`;
  const made = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  const [[tag, [[ring]]]] = JSON.parse(made).f;
  expect(tag).toBe(1);
  expect(ring).toHaveLength(8);
});
