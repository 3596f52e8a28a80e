import { WITHHELD } from '../case-table/withheld';
import { detailsAtOnce, detailsOnMonday, neverPublicDetails, type PublicDetail } from './public-details';

/** Text key of a paragraph, and those of the items below it. */
interface ListGroup {
  before: string;
  list: readonly string[];
}

/** One section of a legal page: text keys of heading, paragraphs and list, in reading order. */
export interface LegalSection {
  heading: string;
  before: readonly string[];
  list: readonly string[];
  /** Paragraphs that each introduce a list of their own. */
  groups: readonly ListGroup[];
  after: readonly string[];
  /** Properties of the publisher listed at the end, where configured. */
  publisher: readonly PublisherField[];
  /** File linked at the end, with the text key of the link. */
  link: { key: string; href: string } | null;
}

export type LegalPageName = 'notice' | 'terms' | 'privacy';
export type PublisherField = 'name' | 'address' | 'email' | 'host' | 'dpo_email';

interface Shape {
  /** Number of list items after the first paragraphs. */
  items?: number;
  groups?: readonly ListGroup[];
  /** Number of paragraphs after the list. */
  after?: number;
  publisher?: readonly PublisherField[];
  /** Address of a file linked at the end. */
  link?: string;
}

const numberedKeys = (name: string, from: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${name}${from + at}`);

function section(
  name: string,
  before: number,
  { items = 0, groups = [], after = 0, publisher = [], link }: Shape = {},
): LegalSection {
  return {
    heading: `${name}Title`,
    before: numberedKeys(name, 1, before),
    list: numberedKeys(`${name}Item`, 1, items),
    groups,
    after: numberedKeys(name, before + 1, after),
    publisher,
    link: link === undefined ? null : { key: `${name}Link`, href: link },
  };
}

const detailKeys = (details: readonly PublicDetail[]): string[] =>
  details.map((detail) => `public_${detail}`);

/**
 * What the public reads of a report: at once, on the Monday after by the residents of the island, and never. The lists
 * follow from the allow-list itself.
 */
const PUBLIC_GROUPS: readonly ListGroup[] = [
  { before: 'publicAtOnce', list: detailKeys(detailsAtOnce()) },
  { before: 'publicMany', list: detailKeys(detailsOnMonday(WITHHELD.nothing)) },
  { before: 'publicSome', list: detailKeys(detailsOnMonday(WITHHELD.profile)) },
  { before: 'publicFew', list: detailKeys(detailsOnMonday(WITHHELD.person)) },
  { before: 'publicNever', list: neverPublicDetails().map((detail) => `never_${detail}`) },
];

/** Structure of the legal pages; the texts are in the dictionary `legal`. */
export const PLAN: Record<LegalPageName, readonly LegalSection[]> = {
  notice: [
    section('publisher', 1, { publisher: ['name', 'address', 'email', 'host'] }),
    section('purpose', 2),
    section('medical', 2),
    section('data', 1, { items: 8 }),
    section('software', 2, { link: '/licences.txt' }),
    section('liability', 1),
  ],
  terms: [
    section('access', 2),
    section('report', 2, { items: 4 }),
    section('reading', 1, { items: 4 }),
    section('accounts', 1, { items: 4 }),
    section('reuse', 3, { link: '/open-data' }),
    section('availability', 2),
    section('changes', 1),
  ],
  privacy: [
    section('who', 1),
    section('law', 1),
    section('why', 1, { items: 5 }),
    section('what', 1, { items: 7 }),
    section('public', 1, { groups: PUBLIC_GROUPS, after: 2 }),
    section('long', 1, { items: 8 }),
    section('whom', 1, { items: 3 }),
    section('device', 1, { items: 6, after: 2 }),
    section('security', 1, { items: 4 }),
    section('rights', 1, { items: 6, after: 2, publisher: ['dpo_email'] }),
    section('complaint', 1),
  ],
};

/** Text key of each property's name. */
export const PUBLISHER_TEXTS: Record<PublisherField, string> = {
  name: 'notice.name',
  address: 'notice.address',
  email: 'notice.email',
  host: 'notice.host',
  dpo_email: 'privacy.dpo',
};
