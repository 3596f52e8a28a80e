/**
 * The case engine on 100,000 and 1,000,000 synthetic cases: packing, every statistic of the page,
 * the map's figures, a filter, and clustering by place, beside a bare loop over the same columns
 * and beside the clustering of raw points that the map library does.
 */
import Supercluster from 'supercluster';
import { withBundle } from './_bundle.mjs';

const RUNS = 9;

/** Repeatable numbers in [0, 1). */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** A table as 120 islands over 28 years would fill it. */
function fill(emptyTable, size) {
  const table = emptyTable(size);
  const random = randomFrom(7);
  const to = (most) => Math.floor(random() * most);
  for (let row = 0; row < size; row += 1) {
    const island = 1 + to(120);
    table.id[row] = row + 1;
    table.month[row] = 1 + to(12);
    table.year[row] = 1999 + to(28);
    table.country[row] = 4;
    table.archi[row] = 1 + (island % 5);
    table.island[row] = island;
    table.lng[row] = 206 + (island % 12) * 1.6;
    table.lat[row] = -26 + Math.floor(island / 12) * 1.7;
    table.age[row] = to(9);
    table.gender[row] = to(4);
    for (const column of table.symptoms) column[row] = to(7);
    table.delay[row] = to(6);
    table.history[row] = to(4);
    table.massNb[row] = random() < 0.2 ? to(8) : 0;
    table.specie[row] = to(153);
    table.phenotype[row] = to(32);
    for (const column of table.parts) column[row] = to(3);
  }
  return table;
}

/** Public rows as they are kept on the device. */
function publicRows(columns, size) {
  const random = randomFrom(11);
  const pick = (values) => values[Math.floor(random() * values.length)];
  const kinds = columns.map((column) =>
    column === 'age_bucket'
      ? () => pick([null, '11-20', '31-40'])
      : column.startsWith('sympt_')
        ? () => pick([null, 'N', '1', '2', '3'])
        : column === 'case_geom'
          ? () => [-149.5, -17.6]
          : column.startsWith('specie_part')
            ? () => pick([null, true, false])
            : () => 1 + Math.floor(random() * 12),
  );
  return Array.from({ length: size }, () => kinds.map((value) => value()));
}

/** Milliseconds of all slices, and what 99 of 100 stay below: the page has its turn between them. */
function packing({ emptyTable, packSlice, PUBLIC_COLUMNS }, size) {
  const rows = publicRows(PUBLIC_COLUMNS, size);
  const table = emptyTable(size);
  const start = performance.now();
  const slices = [];
  for (let row = 0; row < size; ) {
    const began = performance.now();
    row = packSlice(table, rows, row);
    slices.push(performance.now() - began);
  }
  const all = performance.now() - start;
  return { all, slice: slices.sort((a, b) => a - b)[Math.floor(slices.length * 0.99)] };
}

/** Median milliseconds. */
function time(run) {
  const times = [];
  for (let i = 0; i < RUNS; i += 1) {
    const start = performance.now();
    run();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)];
}

/** The same of two that take turns, so that what else the machine does falls on both alike. */
function timeBoth(one, other) {
  for (let warm = 0; warm < 3; warm += 1) for (const run of [one, other]) run();
  const runs = Array.from({ length: 2 * RUNS }, (_, i) => [i % 2, i % 2 === 0 ? one : other]);
  const times = [[], []];
  for (const [which, run] of runs) {
    const start = performance.now();
    run();
    times[which].push(performance.now() - start);
  }
  return times.map((list) => list.sort((a, b) => a - b)[Math.floor(RUNS / 2)]);
}

/** The least that the same statistics can cost: one pass over each column, no filter. */
function bareLoops(table) {
  const columns = [
    table.month,
    table.year,
    table.age,
    table.gender,
    table.delay,
    table.history,
    table.specie,
    table.phenotype,
    table.island,
    ...table.symptoms,
    ...table.parts,
  ];
  for (const column of columns) {
    const counts = new Uint32Array(4096);
    for (let row = 0; row < table.size; row += 1) counts[column[row]] += 1;
  }
}

const points = (table) =>
  Array.from({ length: table.size }, (_, row) => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Point', coordinates: [table.lng[row] - 180, table.lat[row]] },
  }));

await withBundle('./_map-engine.ts', (bundle) => {
  const { answerQuery, ClusterIndex, emptyTable, selectRows } = bundle;
  for (const size of [100_000, 1_000_000]) {
    const table = fill(emptyTable, size);
    const all = { filter: {} };
    const few = {
      filter: { years: [2023, 2024, 2025, 2026], months: [10, 11], archis: [2], meal: 'collective' },
    };
    const figures = answerQuery(table, 'map', all);
    const places = figures.places.map((place) => ({ ...place, id: place.key, name: '' }));
    const [bare, whole] = timeBoth(
      () => bareLoops(table),
      () => answerQuery(table, 'statistics', all),
    );
    const rows = {
      'bare loops over the same columns': bare,
      'all statistics, no filter': whole,
      'that many times the bare loops': whole / bare,
      'all statistics, four filters': time(() => answerQuery(table, 'statistics', few)),
      'map figures, no filter': time(() => answerQuery(table, 'map', all)),
      'map figures, four filters': time(() => answerQuery(table, 'map', few)),
      'filter only': time(() => selectRows(table, few.filter)),
      [`clusters of ${places.length} places, one zoom`]: time(() => new ClusterIndex(places).at(7)),
    };
    const packed = packing(bundle, size);
    rows['packing of the rows, in all'] = packed.all;
    rows['packing, 99 of 100 slices below'] = packed.slice;
    const raw = points(table);
    const start = performance.now();
    new Supercluster({ radius: 44, maxZoom: 14 }).load(raw).getClusters([-180, -85, 180, 85], 7);
    rows['clusters of raw points, as the map library does'] = performance.now() - start;
    console.log(`\n${size.toLocaleString('en')} cases (median of ${RUNS}, ms)`);
    for (const [name, ms] of Object.entries(rows))
      console.log(`  ${name.padEnd(52)}${ms.toFixed(1).padStart(9)}`);
  }
});
