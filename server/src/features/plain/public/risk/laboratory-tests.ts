import { placeName } from '@ciguawatch/shared/domain/geo/place';
import type { EvidenceCell } from '@ciguawatch/shared/domain/samples/evidence';
import { evidenceItems } from '@ciguawatch/shared/domain/samples/evidence-words';
import { GUIDANCE_NG_G } from '@ciguawatch/shared/domain/samples/guidance';
import { type Html, html } from '../../frame/html';
import type { Words } from '../../frame/words';
import type { RiskFinding } from './risk-finding';

/** What laboratories found in fish of this kind: those of the island where one is asked for, then all, in the words of the portal's page. */
export function laboratoryTests(
  words: Words,
  { tests, place }: Pick<RiskFinding, 'tests'> & Partial<Pick<RiskFinding, 'place'>>,
): Html {
  const { d, formats, languages } = words;
  const island = place ? placeName(place, languages) : '';
  const groups: [string, EvidenceCell[]][] = [
    [d('evidence.here', { island }), tests.filter((cell) => cell.island === place?.id)],
    [d('evidence.of_survey'), tests.filter(({ of }) => of === 'survey')],
    [d('evidence.of_case'), tests.filter(({ of }) => of === 'case')],
  ];
  const level = formats.number(GUIDANCE_NG_G, { maximumFractionDigits: 2 });
  return html`<h2>${d('evidence.title')}</h2>${
    tests.length === 0
      ? html`<p>${d('evidence.none')}</p>`
      : html`${groups.map(([title, cells]) => cells.length > 0 && group(words, title, cells))}<p class="q">${d('evidence.other')} ${d('evidence.pooled')} ${d('evidence.guidance', { level })}</p>`
  }`;
}

function group({ d, formats, lists, languages }: Words, title: string, cells: readonly EvidenceCell[]): Html {
  const island = (id: number) => {
    const place = lists.places.get(id);
    return place ? placeName(place, languages) : '';
  };
  const items = evidenceItems(cells, { t: d, number: formats.number, island });
  return html`<h3>${title}</h3><ul>${items.map(
    ({ said, notes }) => html`<li>${said}<br><span class="q">${notes.join(' ')}</span></li>`,
  )}</ul>`;
}
