import { chainOf, type Place, placeName } from '@ciguawatch/shared/domain/geo/place';
import type { Languages } from '@ciguawatch/shared/domain/text/fallback';
import { phenotypeLabel, specieLabel } from '@ciguawatch/shared/domain/text/search/species-names';
import type { Translate } from '@ciguawatch/shared/domain/text/translate';
import { LICENCE } from '../features/open-data/content/release';
import type { Lists } from '../features/plain/frame/lists';
import { islandSlugs, speciesSlugs } from '../features/plain/frame/slugs';
import { type Counted, type HeadCounts, NONE } from './counts';
import { type HeadKey, headedPage } from './pages';

/** What the head of a page says of it to those who run no scripts: search engines and previews of links. */
export interface PageHead {
  /** names the page and what it is about, such as `map-92`; the last part of the address of its picture */
  name: string;
  title: string;
  /** the title without the name of the portal */
  heading: string;
  /** the figure of the description, which its picture shows */
  figure: string;
  /** one or two sentences with a present figure, at most 160 signs */
  description: string;
  /** address without a language, with the place it is about */
  path: string;
  /** whether search engines may list it */
  listed: boolean;
  /** data behind the page, where its figures are some: what they cover */
  dataset: { place: string; since: number | null; licence?: string } | null;
}

/** What heads are made from. */
export interface HeadData {
  t: Translate;
  /** name of the portal */
  portal: string;
  languages: Languages;
  lists: Lists;
  /** the default country */
  country: Place;
  counts: HeadCounts;
  /** a number as the language writes it */
  number(value: number): string;
}

/** Longest description that search engines and previews show whole. */
export const DESCRIPTION_SIGNS = 160;

const add = (a: Counted, b: Counted): Counted => ({ year: a.year + b.year, all: a.all + b.all });

/** The only place that a URL filters by, if it belongs to the default country. */
function placeAsked(search: string, { lists, country }: HeadData): Place | null {
  const place = lists.places.get(Number(new URLSearchParams(search).get('i') ?? Number.NaN));
  return place && place.country === country.country && place.type !== 'C' ? place : null;
}

/** Cases of the islands that are a place or lie in it; a locality has those of its island. */
function countsOf(place: Place, { lists, counts, country }: HeadData): Counted {
  if (place.id === country.id) return counts.country;
  const get = (id: number) => lists.places.get(id);
  const own = place.type === 'L' ? chainOf(place, get).find(({ type }) => type === 'I') : place;
  return [...counts.islands].reduce((sum, [id, counted]) => {
    const island = lists.places.get(id);
    return island && own && chainOf(island, get).includes(own) ? add(sum, counted) : sum;
  }, NONE);
}

/** What a page of one species or group says of it; null where there is none. */
function namedThing(key: HeadKey, id: number, data: HeadData) {
  const { lists, languages, counts } = data;
  const { species, phenotypes } = lists;
  if (key === 'specie') {
    const specie = species.get(id);
    if (!specie || specie.deleted) return null;
    const label = specieLabel(specie, languages);
    return {
      label,
      name: label === specie.name ? label : `${label} (${specie.name})`,
      all: counts.species.get(id) ?? 0,
      members: 1,
    };
  }
  const group = phenotypes.get(id);
  if (!group || group.deleted) return null;
  const members = [...species.values()].filter((one) => one.phenotype_id === id && !one.deleted);
  const all = members.reduce((sum, one) => sum + (counts.species.get(one.id) ?? 0), 0);
  const label = phenotypeLabel(group, languages);
  return { label, name: label, all, members: members.length };
}

/** The figure of a place as a sentence: its last twelve months, or all years where these had no case. */
function figureOf({ year, all }: Counted, { t, number }: HeadData): string {
  return year > 0 || all === 0
    ? t('head.year', { count: year, number: number(year) })
    : t('head.all', { count: all, number: number(all) });
}

const kept = <T extends { deleted?: boolean | undefined }>(rows: ReadonlyMap<number, T>) =>
  [...rows.values()].filter(({ deleted }) => !deleted).length;

/** What texts of every page may name. */
const valuesOf = ({ portal, lists, number }: HeadData) => ({
  portal,
  species: number(kept(lists.species)),
  groups: number(kept(lists.phenotypes)),
});

/** The head of the portal itself. */
function portalHead(pathname: string, data: HeadData): PageHead {
  const { t, languages, country, counts } = data;
  const values = valuesOf(data);
  const place = placeName(country, languages);
  const figure = figureOf(counts.country, data);
  return {
    name: 'home',
    title: values.portal,
    heading: values.portal,
    figure: t('head.ofPlace', { place, figure }),
    description: t('head.other', { ...values, place, figure }),
    path: pathname,
    listed: false,
    dataset: null,
  };
}

/** The head of a page of one species or group. */
function thingHead(pathname: string, key: HeadKey, id: number, data: HeadData): PageHead | null {
  const thing = namedThing(key, id, data);
  if (!thing) return null;
  const { t, number } = data;
  const figure = t('head.all', { count: thing.all, number: number(thing.all) });
  const { portal } = valuesOf(data);
  return {
    name: `${key}-${id}`,
    title: t('head.title', { portal, page: thing.name }),
    heading: thing.name,
    figure,
    description: t(`head.${key}`, {
      name: thing.label,
      figure,
      species: number(thing.members),
      count: thing.members,
    }),
    path: pathname,
    listed: true,
    dataset: null,
  };
}

/** The head of the page of one island or species without scripts; null for every other address. */
function subjectHead(pathname: string, data: HeadData): PageHead | null {
  const [, kind, asked = ''] = /^\/(island|species)\/([^/]+)$/.exec(pathname) ?? [];
  if (kind === 'island') return islandHead(pathname, islandSlugs(data.lists).find(asked) ?? 0, data);
  return kind === 'species' ? figuresHead(pathname, speciesSlugs(data.lists).find(asked) ?? 0, data) : null;
}

function islandHead(pathname: string, id: number, data: HeadData): PageHead | null {
  const { lists, languages, t, portal } = data;
  const island = lists.places.get(id);
  if (!island) return null;
  const [, wider] = chainOf(island, (one) => lists.places.get(one));
  const place = placeName(island, languages);
  const figure = figureOf(countsOf(island, data), data);
  const heading = t('head.island', { place, around: wider ? placeName(wider, languages) : '' });
  return {
    name: `island-${id}`,
    heading,
    title: t('head.title', { portal, page: heading }),
    figure: t('head.ofPlace', { place, figure }),
    description: t('head.islandText', { place, figure }),
    path: pathname,
    listed: true,
    dataset: null,
  };
}

/** The head of the figures of a species: that of its page under another title. */
function figuresHead(pathname: string, id: number, data: HeadData): PageHead | null {
  const head = thingHead(pathname, 'specie', id, data);
  if (!head) return null;
  const { t, portal } = data;
  const heading = t('head.figures', { name: head.heading });
  return { ...head, name: `figures-${id}`, heading, title: t('head.title', { portal, page: heading }) };
}

/** The head of the page of open data. */
function openDataHead(pathname: string, data: HeadData): PageHead | null {
  if (pathname !== '/open-data') return null;
  const { t, portal, languages, country, counts } = data;
  const heading = t('head.openData');
  const place = placeName(country, languages);
  const figure = figureOf(countsOf(country, data), data);
  return {
    name: 'opendata',
    heading,
    title: t('head.title', { portal, page: heading }),
    figure: t('head.ofPlace', { place, figure }),
    description: t('head.openDataText', { place, figure }),
    path: pathname,
    listed: true,
    dataset: { place, since: counts.since, licence: LICENCE.path },
  };
}

/** The head of a page; that of the portal itself for every page that visitors cannot find. */
export function headOf(pathname: string, search: string, data: HeadData): PageHead {
  const found = headedPage(pathname);
  if (!found)
    return subjectHead(pathname, data) ?? openDataHead(pathname, data) ?? portalHead(pathname, data);
  const { page, id } = found;
  if (id !== null) return thingHead(pathname, page.key, id, data) ?? portalHead(pathname, data);
  const { t, languages, country, counts } = data;
  const asked = page.ofPlace ? placeAsked(search, data) : null;
  const about = asked ?? country;
  const place = placeName(about, languages);
  const figure = figureOf(countsOf(about, data), data);
  const values = valuesOf(data);
  const name = t(`head.${page.key}`, values);
  const heading = asked ? `${name}, ${place}` : name;
  return {
    name: asked ? `${page.key}-${asked.id}` : page.key,
    heading,
    title: t('head.title', { portal: values.portal, page: heading }),
    figure: t('head.ofPlace', { place, figure }),
    description: t(textKey(page.key), { ...values, place, figure }),
    path: pathname + (asked ? `?i=${asked.id}` : ''),
    listed: true,
    dataset: page.isDataset ? { place, since: counts.since } : null,
  };
}

/** Legal pages say what the portal is. */
const textKey = (key: HeadKey): string =>
  key === 'notice' || key === 'terms' || key === 'privacy' ? 'head.other' : `head.${key}Text`;
