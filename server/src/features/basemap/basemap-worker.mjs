// Makes map files in a thread of its own, because buffering and merging shores takes a second or two. The
// file is plain JavaScript: tests run it as it is, and the bundler takes it as an entry.
import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { countryLayers, islandsOf, pacificLayers } from '@ciguawatch/shared/domain/basemap/layers.mjs';
import { labelRows, withDrawableLetters } from '@ciguawatch/shared/domain/basemap/names.mjs';

/** A file with the name that the build would give it. */
function file(name, value) {
  const body = JSON.stringify(value);
  return { name: `${name}.${createHash('sha256').update(body).digest('hex').slice(0, 10)}.json`, body };
}

/** Files of country 0, the whole Pacific. */
function pacific({ features, charsets }) {
  const rows = labelRows(features);
  const low = file('pacific-low', pacificLayers(features));
  const labels = file('labels', charsets ? withDrawableLetters(rows, charsets) : rows);
  return { entry: { low: low.name, labels: labels.name }, files: [low, labels] };
}

function country(id, { features }) {
  const own = features.find(({ properties }) => properties.type === 'C' && properties.country_id === id);
  const { bbox, iso, ...layers } = countryLayers(own, islandsOf(features, id));
  const mid = file(`${iso}-mid`, layers.mid);
  const full = file(`${iso}-full`, layers.full);
  return { entry: { id, iso, bbox, mid: mid.name, full: full.name }, files: [mid, full] };
}

/** Results by state of each island: after one saved vertex, those of all other islands are reused. */
let memos = new Map();

function remember(features) {
  const before = memos;
  memos = new Map(features.map(({ key }) => [key, before.get(key) ?? new Map()]));
  return features.map((feature) => ({ ...feature, memo: memos.get(feature.key) }));
}

parentPort.on('message', ({ features, ...rest }) => {
  const task = { ...rest, features: remember(features) };
  for (const id of task.countries) {
    try {
      parentPort.postMessage({ country: id, ...(id === 0 ? pacific(task) : country(id, task)) });
    } catch (error) {
      parentPort.postMessage({ country: id, failed: error?.stack ?? String(error) });
    }
  }
  parentPort.postMessage({ done: true });
});
