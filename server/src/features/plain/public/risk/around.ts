import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { entriesLeft, leadingEntries } from '@ciguawatch/shared/domain/statistics/leading-entries';
import { riskLevel } from '@ciguawatch/shared/domain/statistics/risk-level';
import { periodOf } from '@ciguawatch/shared/domain/statistics/risk-words';
import { NAME_TO_COME } from '@ciguawatch/shared/domain/text/search/species-names';
import { type Html, html } from '../../frame/html';
import { shortCode } from '../../frame/language';
import { subjectLink } from '../../frame/subject-link';
import type { Words } from '../../frame/words';
import { leftLine, table } from '../tables';
import type { RiskFinding } from './risk-finding';
import { fishName, fishValue } from './risk-question';

/** Lines shown, and with those equal to the last of them, as on the portal's page. */
const LINES = { wanted: 6, most: 10 };

const countOf = ({ count }: { count: number }) => count;

/** The reports of the same fish on other islands. */
export function elsewhereTable(words: Words, { fish, answer, years }: RiskFinding): Html {
  const { t, p, formats, lists, languages } = words;
  const { elsewhere, elsewhereTotal } = answer;
  const caption = t('risk.elsewhere', { fish: fishName(fish, words) });
  if (elsewhere.length === 0) return html`<h3>${caption}</h3><p>${t('risk.elsewhereNone')}</p>`;
  const leading = leadingEntries(elsewhere, countOf, LINES.wanted, LINES.most);
  const shown = leading.map(({ key, count }): [Html, string] => {
    const place = lists.places.get(key);
    const name = place ? placeName(place, languages) : NAME_TO_COME;
    return [subjectLink('island', key, name, words), formats.number(count)];
  });
  const left = leftLine(words, entriesLeft(elsewhere, countOf, leading), 'islands_');
  return html`${table(caption, [p('plain.island'), p('plain.reports')], shown)}${left}<p class="h">${t('risk.reportsAll', { count: elsewhereTotal, ...periodOf(years) })}</p>`;
}

/** The other fish reported from the island, and how many reports name none. */
export function othersTable(words: Words, found: RiskFinding, island: string): Html {
  const { t, p, formats, language } = words;
  const { answer, place, residents, limits } = found;
  const { others, parts } = answer;
  const caption = t('risk.others', { island });
  const leading = leadingEntries(others, countOf, LINES.wanted, LINES.most);
  const shown = leading.map(({ fish, count, withResidents }): [Html, string] => {
    const { level } = riskLevel(count, withResidents, residents, limits);
    const address = `/plain/risk?island=${place.id}&fish=${fishValue(fish)}&lang=${shortCode(language)}`;
    return [
      html`<a href="${address}">${fishName(fish, words)}</a><br>${t(`risk.short_${level}`)}`,
      formats.number(count),
    ];
  });
  const left = leftLine(words, entriesLeft(others, countOf, leading));
  const sum = html`${left}<p class="h">${t('risk.othersSum', { count: parts.other })} ${t('risk.othersHidden', { count: parts.unnamed })}</p>`;
  return shown.length === 0
    ? html`<h3>${caption}</h3>${sum}`
    : html`${table(caption, [p('plain.specie'), p('plain.reports')], shown)}${sum}`;
}
