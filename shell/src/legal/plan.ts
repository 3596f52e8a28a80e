/** One section of a legal page: text keys of heading, paragraphs and list, in reading order. */
export interface LegalSection {
  heading: string;
  before: readonly string[];
  list: readonly string[];
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
  { items = 0, after = 0, publisher = [], link }: Shape = {},
): LegalSection {
  return {
    heading: `${name}Title`,
    before: numberedKeys(name, 1, before),
    list: numberedKeys(`${name}Item`, 1, items),
    after: numberedKeys(name, before + 1, after),
    publisher,
    link: link === undefined ? null : { key: `${name}Link`, href: link },
  };
}

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
    section('reuse', 2),
    section('availability', 2),
    section('changes', 1),
  ],
  privacy: [
    section('who', 1),
    section('law', 1),
    section('why', 1, { items: 4 }),
    section('what', 1, { items: 5 }),
    section('public', 2),
    section('long', 1, { items: 6 }),
    section('whom', 1, { items: 3 }),
    section('device', 1, { items: 4, after: 1 }),
    section('security', 1, { items: 4 }),
    section('rights', 1, { items: 6, after: 2, publisher: ['dpo_email'] }),
    section('complaint', 1),
  ],
};
