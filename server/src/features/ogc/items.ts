import { Readable } from 'node:stream';
import type { AskedItems } from './asked';
import type { Collection, GeoFeature } from './collection';
import type { Link } from './links';

/** Features per query: the embedded database serves nobody else meanwhile. */
const AT_ONCE = 500;

/** Features as JSON, one a line. @param follows whether there are some before them */
const textOf = (features: readonly GeoFeature[], follows: boolean): string =>
  features.map((feature, at) => `${follows || at > 0 ? ',' : ''}\n${JSON.stringify(feature)}`).join('');

/**
 * Writes a FeatureCollection while it is read, so that a page of thousands is never in memory as a whole. How many came
 * and where the next page begins stand behind the features.
 * @param linksOf links of the page, by the id below which the next one begins; null where there is none
 */
export function writeItems(
  collection: Collection,
  { choice, below, limit, offset }: AskedItems,
  matched: number,
  linksOf: (next: number | null) => readonly Link[],
): Readable {
  async function* written(): AsyncGenerator<string> {
    yield `{"type":"FeatureCollection","numberMatched":${matched},"features":[`;
    const sent = { below, count: 0, isMore: true };
    while (sent.isMore && sent.count < limit) {
      // One feature more than wanted tells whether there is a next page.
      const wanted = Math.min(AT_ONCE, limit - sent.count);
      const skipped = sent.count === 0 ? offset : 0;
      const found = await collection.page(choice, { below: sent.below, limit: wanted + 1, offset: skipped });
      const features = found.slice(0, wanted);
      yield textOf(features, sent.count > 0);
      sent.isMore = found.length > wanted;
      sent.below = features.at(-1)?.id ?? sent.below;
      sent.count += features.length;
    }
    yield `\n],"numberReturned":${sent.count},"links":${JSON.stringify(linksOf(sent.isMore ? sent.below : null))}}\n`;
  }
  return Readable.from(written(), { objectMode: false, highWaterMark: 65_536 });
}
