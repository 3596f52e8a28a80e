import type { Location } from '@ciguawatch/shared/api/schemas/location';
import { latestYears } from '@ciguawatch/shared/domain/case-table/engine-filter';
import { type NumbersByCountry, numbersOf } from '@ciguawatch/shared/domain/country/numbers';
import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { makeIsObserved, observedSpans } from '@ciguawatch/shared/domain/statistics/coverage';
import { residentsOf } from '@ciguawatch/shared/domain/statistics/risk-level';
import { riskOf } from '@ciguawatch/shared/domain/statistics/statistics-risk';
import { pageFiles } from '../../data/data-box';
import { type Html, html } from '../../frame/html';
import { shortCode } from '../../frame/language';
import { publicLinks } from '../../frame/public-links';
import { islandSlugs } from '../../frame/slugs';
import { followLink } from '../../frame/subject-link';
import { fishOptions, islandOptions, optionsOf } from '../../report/pages/options';
import type { PublicPage, PublicPageData } from '../about';
import { countryForm } from '../country-form';
import type { PageData } from '../page-data';
import { findings } from './findings';
import { fishOf, fishValue, groupOf } from './risk-question';

/** The form that asks for an island and a fish. */
function askForm({ words, country, asked }: PublicPageData): Html {
  const { t, p, language } = words;
  const fish = fishOf(asked.fish, words.lists);
  const list = (name: string, label: string, empty: string, options: Html) =>
    html`<div class="f"><label class="t" for="${name}">${label}</label><select id="${name}" name="${name}">${optionsOf([['', empty]], '')}${options}</select></div>`;
  return html`<form method="get" action="/plain/risk"><input type="hidden" name="lang" value="${shortCode(language)}">${list(
    'island',
    t('risk.island'),
    p('plain.chooseIsland'),
    islandOptions(country, asked.island ?? '', words),
  )}${list(
    'fish',
    t('risk.fish'),
    p('plain.chooseFish'),
    fishOptions(fish ? fishValue(fish) : '', words),
  )}<button class="b">${t('risk.look')}</button></form>`;
}

/** How the asked island is followed, and its data, which the answer counts. */
function islandLinks(about: PublicPageData, place: Location): Html {
  const { words } = about;
  const name = placeName(place, words.languages);
  const files = pageFiles(about, `/island/${islandSlugs(words.lists).byId.get(place.id)}`, name);
  return html`<p class="np">${followLink(words, { id: place.id, name })}</p>${files}`;
}

/** "Is it risky?": the reports of a fish from an island, counted and worded as on the portal's page. */
export const riskPage =
  (data: Pick<PageData, 'table' | 'testsOf'>, numbers: NumbersByCountry): PublicPage =>
  async (about) => {
    const { words, asked, summary, coverage } = about;
    const { t, p, lists } = words;
    const place = lists.places.get(Number(asked.island));
    const fish = fishOf(asked.fish, lists);
    const isUnknown = (asked.island && place?.type !== 'I') || (asked.fish && !fish);
    const now = { year: summary.year, month: summary.month };
    const years = latestYears(now.year);
    const answer = async (): Promise<Html> => {
      if (place?.type !== 'I' || !fish)
        return html`<p class="q">${t(isUnknown ? 'risk.unknown' : 'risk.chooseBoth')}</p>`;
      const residents = residentsOf(place, coverage, years, now);
      const observed = makeIsObserved(coverage, [{ country: place.country, island: place.id }], now);
      return findings(about, {
        place,
        fish,
        years,
        residents,
        limits: numbersOf(place.country, numbers),
        spans: observedSpans(years, observed, now),
        tests: await data.testsOf(fish),
        answer: riskOf(await data.table(), {
          island: place.id,
          fish,
          years,
          phenotype: groupOf(fish, lists),
          ...(residents && { counted: residents.islands }),
        }),
      });
    };
    return {
      title: p('plain.riskLink'),
      content: html`<h1>${t('risk.title')}</h1><p class="q">${p('plain.riskLead')}</p>${askForm(about)}${await answer()}${place?.type === 'I' && islandLinks(about, place)}${countryForm(about, '/plain/risk')}${publicLinks(words, '/plain/risk')}`,
    };
  };
