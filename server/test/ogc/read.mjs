/** Reads the public data at an address by a client of OGC API Features that is not ours, and writes what it read as JSON. */
import { OgcApiEndpoint } from '@camptocamp/ogc-client';

const endpoint = new OgcApiEndpoint(process.argv[2]);
const [info, hasFeatures, collections] = await Promise.all([
  endpoint.info,
  endpoint.hasFeatures,
  endpoint.featureCollections,
]);
const read = [];
for (const id of collections) {
  const { title, bbox, itemFormats, itemCount } = await endpoint.getCollectionInfo(id);
  const items = await endpoint.getCollectionItems(id, 1000);
  const url = await endpoint.getCollectionItemsUrl(id, { limit: 2, extent: [170, -30, -120, 0] });
  const across = await (await fetch(url)).json();
  const one = await endpoint.getCollectionItem(id, String(items[0].id));
  read.push({ id, title, bbox, itemFormats, itemCount, items, across: across.numberMatched, one });
}
console.log(JSON.stringify({ title: info.title, hasFeatures, read }));
