import { type Html, html } from '../../frame/html';

/** One entry of a feed. */
export interface FeedEntry {
  /** never changes and is of no other entry */
  id: string;
  title: string;
  text: string;
  /** whole address of the page that says more */
  link: string;
  /** RFC 3339 */
  at: string;
}

/** A feed with its entries, the latest first. */
interface Feed {
  id: string;
  title: string;
  author: string;
  language: string;
  /** whole addresses of the feed and of the page that it is about */
  self: string;
  page: string;
  entries: readonly FeedEntry[];
}

/** `updated` of a feed without entries: the Atom format requires a date. */
const NEVER = '2000-01-01T00:00:00.000Z';

const entryXml = ({ id, title, text, link, at }: FeedEntry): Html =>
  html`<entry><id>${id}</id><title>${title}</title><updated>${at}</updated><link rel="alternate" type="text/html" href="${link}"/><summary>${text}</summary></entry>`;

/** A feed as Atom (RFC 4287). */
export const atomFeed = ({ id, title, author, language, self, page, entries }: Feed): string =>
  html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><id>${id}</id><title>${title}</title><updated>${entries[0]?.at ?? NEVER}</updated><author><name>${author}</name></author><link rel="self" type="application/atom+xml" href="${self}"/><link rel="alternate" type="text/html" href="${page}"/>${entries.map(entryXml)}</feed>
`.markup;
