import { placeName } from '@ciguawatch/shared/domain/geo/place';
import type { EvidenceCell } from '@ciguawatch/shared/domain/samples/evidence';
import { evidenceItems } from '@ciguawatch/shared/domain/samples/evidence-words';
import { specieLabel } from '@ciguawatch/shared/domain/text/search/species-names';
import { type Html, html } from '../frame/html';
import { subjectLink } from '../frame/subject-link';
import type { Words } from '../frame/words';

/** What was found in one species. */
export interface TestedSpecies {
  specie: number;
  cells: readonly EvidenceCell[];
}

/** What laboratories found in the fish of an island, by species; nothing where none was tested. */
export function islandTests(words: Words, tested: readonly TestedSpecies[]): Html | false {
  const { d, formats, lists, languages } = words;
  const island = (id: number) => {
    const place = lists.places.get(id);
    return place ? placeName(place, languages) : '';
  };
  const lines = tested.flatMap(({ specie, cells }) => {
    const known = lists.species.get(specie);
    if (!known) return [];
    const name = subjectLink('species', specie, specieLabel(known, languages), words);
    return evidenceItems(cells, { t: d, number: formats.number, island }).map(
      ({ said, notes }) => html`<li><b>${name}</b> ${said}<br><span class="q">${notes.join(' ')}</span></li>`,
    );
  });
  return (
    lines.length > 0 &&
    html`<h2>${d('evidence.title')}</h2><ul>${lines}</ul><p class="q">${d('evidence.other')} ${d('evidence.pooled')}</p>`
  );
}
