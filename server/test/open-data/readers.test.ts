import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plugins } from '@citation-js/core';
import '@citation-js/plugin-cff';
import { Package } from 'datapackage';
import { releaseFiles, zipOf } from '../../src/features/open-data/content/files';
import type { Release } from '../../src/features/open-data/content/release';

// Programs of others read the files: the library of Frictionless Data, and Citation.js.

const RELEASE: Release = {
  entry: {
    ...{ version: '2026.3', day: '2026-11-20', until: '2026-09', reports: 12, cells: 2, added: 1, kept: 1 },
    changed: [{ place: 69, year: 2026, month: 3, from: 2, to: 9 }],
  },
  earlier: [
    {
      ...{ version: '2026.2', day: '2026-08-20', until: '2026-06', reports: 3, cells: 1, added: 1, kept: 0 },
      changed: [],
    },
  ],
  cells: [
    { place: 69, year: 2026, month: 0, reports: 3, kept: false },
    { place: 69, year: 2026, month: 3, reports: 9, kept: true },
    { place: 70, year: 2026, month: 4, reports: 0, kept: true },
  ],
  places: [
    {
      ...{ id: 1, name: 'French Polynesia', type: 'C', country: 'PYF', parent: null, point: null },
      ...{ source: null, licence: null },
    },
    {
      ...{ id: 69, name: 'Tahiti, "Nui"', type: 'I', country: 'PYF', parent: 1, point: [-149.4, -17.6] },
      ...{ source: 'GSHHG', licence: 'LGPL-3.0-or-later' },
    },
    {
      ...{ id: 70, name: '=Motu', type: 'I', country: 'PYF', parent: 1, point: [-150, -17] },
      ...{ source: null, licence: null },
    },
  ],
  coverage: [
    ...[{ source: 'report', country: 'PYF', place: null, observed: true, from: '2025-01', until: '2026-09' }],
    ...[{ source: 'report', country: 'PYF', place: 69, observed: false, from: '2025-02', until: '2025-02' }],
  ],
  ...{ publisher: 'Laboratory: "Institut"', portal: 'Ciguawatch', base: 'https://portal.test' },
};

test('the library of Frictionless Data reads every row, and finds every place', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'open-data-'));
  try {
    const files = releaseFiles(RELEASE);
    for (const [name, text] of files) writeFileSync(join(folder, name), text);
    const opened = await Package.load(JSON.parse(files.get('datapackage.json') ?? ''), {
      basePath: folder,
      strict: true,
    });
    expect([opened.valid, opened.errors]).toEqual([true, []]);
    const read = Object.fromEntries(
      await Promise.all(
        opened.resources.map(async (resource) => [
          resource.name,
          await resource.read({ keyed: true, relations: true }),
        ]),
      ),
    );
    expect(read.reports).toHaveLength(2);
    expect(read.reports?.[1]).toMatchObject({ year: 2026, month: 3, reports: 9, kept: true });
    expect(read.totals).toEqual([{ country: 'PYF', year: 2026, reports: 12, kept: true }]);
    expect(read.places).toHaveLength(3);
    expect(read.coverage).toHaveLength(2);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('Citation.js reads how to cite it', () => {
  const [cited] = plugins.input.chain(releaseFiles(RELEASE).get('CITATION.cff') ?? '', {
    generateGraph: false,
  });
  expect(cited).toMatchObject({
    type: 'dataset',
    title: 'Ciguatera reports in the Pacific (Ciguawatch)',
    version: '2026.3',
    author: [{ literal: 'Laboratory: "Institut"' }],
    issued: { 'date-parts': [[2026, 11, 20]] },
    URL: 'https://portal.test/open-data',
  });
});

test('what each version changed is told, the latest first', () => {
  const changes = releaseFiles(RELEASE).get('CHANGES.md') ?? '';
  expect(changes.indexOf('## 2026.3')).toBeLessThan(changes.indexOf('## 2026.2'));
  expect(changes).toContain('  - Tahiti, "Nui", 2026-03: 2 to 9\n');
});

test('the same files give the same zip in every time zone', () => {
  const zone = process.env.TZ;
  const bytes = ['Pacific/Tahiti', 'Asia/Tokyo', 'Europe/Paris'].map((name) => {
    process.env.TZ = name;
    return Buffer.from(zipOf(releaseFiles(RELEASE))).toString('base64');
  });
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  expect(new Set(bytes).size).toBe(1);
});
