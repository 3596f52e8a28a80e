import { placeName } from '@ciguawatch/shared/domain/geo/place';
import type { MonthOf } from '@ciguawatch/shared/domain/statistics/coverage';
import { sharesIn } from '@ciguawatch/shared/domain/statistics/official';
import { riskLevel } from '@ciguawatch/shared/domain/statistics/risk-level';
import {
  observedText,
  shownParts,
  unobservedYears,
  warningOf,
} from '@ciguawatch/shared/domain/statistics/risk-words';
import { frenchGenitive } from '@ciguawatch/shared/domain/text/french-genitive';
import { type Html, html } from '../../frame/html';
import type { PublicPageData } from '../about';
import { alertLine } from '../alert-line';
import { basisLine } from '../basis-line';
import { monthName } from '../month-name';
import { elsewhereTable, othersTable } from './around';
import { laboratoryTests } from './laboratory-tests';
import { levels } from './levels';
import type { RiskFinding } from './risk-finding';
import { fishName } from './risk-question';

/** What was reported of a fish from an island, in the order of the portal's page. */
export function findings(about: PublicPageData, found: RiskFinding): Html {
  const { words, figures } = about;
  const { place, fish, answer, years, residents, limits, spans } = found;
  const { t, language, languages } = words;
  const month = (at: MonthOf) => monthName(at.year, at.month, language);
  const island = frenchGenitive(placeName(place, languages), languages);
  const unobserved = unobservedYears(years, spans);
  // Without reports and without an observer nothing is known, so a list of the island's fish would falsely say "none".
  const isSilent = unobserved.length === years.length && answer.islandTotal === 0;
  const { level } = riskLevel(answer.count, answer.withResidents, residents, limits);
  const warning = warningOf(answer, level, island, t);
  return html`<h2>${t('risk.pair', { fish: fishName(fish, words), island })}</h2>${levels(words, found, unobserved)}<div class="y"><b>${warning.title}</b><br>${warning.text}</div>${
    !isSilent && islandParts(about, found, island)
  }${answer.last && html`<p>${t('risk.last', { month: month(answer.last) })}</p>`}${alertLine(about, place)}${basisLine(
    words,
    {
      based: answer.islandTotal,
      official: sharesIn(figures.official, years),
    },
  )}<p>${observedText(spans, years, month, t)}</p><p>${
    answer.islandLast
      ? t('risk.islandLast', { island, month: month(answer.islandLast) })
      : t('risk.islandNever', { island })
  }</p>${elsewhereTable(words, found)}${!isSilent && othersTable(words, found, island)}${laboratoryTests(words, found)}`;
}

/** All reports of the island by the fish they name. */
function islandParts({ words }: PublicPageData, { fish, answer }: RiskFinding, island: string): Html {
  const { t, formats } = words;
  const { parts, islandTotal } = answer;
  const name = (part: keyof typeof parts) =>
    part === 'fish' ? fishName(fish, words) : t(`risk.part_${part}`, { count: parts[part], island });
  return html`<h3>${t('risk.islandTotal', { count: islandTotal, island })}</h3>${
    islandTotal > 0 &&
    html`<ul>${shownParts(parts).map(
      (part) => html`<li><b>${formats.number(parts[part])}</b> ${name(part)}</li>`,
    )}</ul>`
  }`;
}
