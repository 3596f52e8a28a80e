import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { riskLevel } from '@ciguawatch/shared/domain/statistics/risk-level';
import { levelText, noReportText, periodOf, rateText } from '@ciguawatch/shared/domain/statistics/risk-words';
import { type Html, html } from '../../frame/html';
import { shortCode } from '../../frame/language';
import type { Words } from '../../frame/words';
import type { RiskFinding } from './risk-finding';
import { fishName, fishValue } from './risk-question';

interface Reported {
  count: number;
  withResidents: number;
}

/** The rate behind a level in words; '' where it is unknown. */
function rateOf(words: Words, { place, residents, limits }: RiskFinding, reported: Reported): string {
  const { t, formats, languages, lists } = words;
  const { rate } = riskLevel(reported.count, reported.withResidents, residents, limits);
  const others = (residents?.islands ?? [])
    .filter((id) => id !== place.id)
    .flatMap((id) => lists.places.get(id) ?? [])
    .map((one) => placeName(one, languages));
  return rateText(rate, others, (value) => formats.number(value, { maximumSignificantDigits: 2 }), t);
}

/** A level of one fish in words, with the reports and the rate behind it. */
function line(
  words: Words,
  found: RiskFinding,
  of: Reported & { kind: 'specie' | 'phenotype'; none: string },
) {
  const { count, withResidents, kind, none } = of;
  const { level } = riskLevel(count, withResidents, found.residents, found.limits);
  return count === 0 ? none : levelText(kind, level, words.t);
}

/** How often the fish is reported: a species beside its group, or one level with its years. */
export function levels(words: Words, found: RiskFinding, unobserved: readonly number[]): Html {
  const { t, formats, language } = words;
  const { fish, answer, years, place } = found;
  const { count, group } = answer;
  const none = noReportText(years, unobserved, t);
  const own = line(words, found, { ...answer, kind: fish.kind, none });
  if (!group) {
    const label = t(fish.kind === 'specie' ? 'risk.thisSpecies' : 'risk.thisGroup');
    const reports =
      count > 0 &&
      html`<p>${formats.number(count)} ${t('risk.reports', { count })} ${t('risk.period', periodOf(years))}</p><p class="h">${rateOf(words, found, answer) || t('risk.noResidents')}</p>`;
    return html`<p>${label} <b>${own}</b></p>${reports}`;
  }
  const address = `/plain/risk?island=${place.id}&fish=${fishValue({ kind: 'phenotype', id: group.id })}&lang=${shortCode(language)}`;
  const groupName = fishName({ kind: 'phenotype', id: group.id }, words);
  const groupRate = group.count > 0 ? rateOf(words, found, group) : '';
  return html`<ul aria-label="${t('risk.levels')}"><li>${t('risk.thisSpecies')} <b>${own}</b> ${
    count > 0 && html`${t('risk.named', { count })} <span class="h">${rateOf(words, found, answer)}</span>`
  }</li><li><a href="${address}">${t('risk.itsGroup', { group: groupName })}</a> <b>${line(words, found, { ...group, kind: 'phenotype', none })}</b> ${
    group.count > 0 &&
    html`${t(count > 0 ? 'risk.groupWith' : 'risk.groupSum', { count: group.count })} <span class="h">${groupRate}</span>`
  }</li></ul>${group.count > 0 && groupRate === '' && html`<p class="h">${t('risk.noResidents')}</p>`}`;
}
