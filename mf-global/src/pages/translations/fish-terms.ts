import type { Phenotype, Specie } from '@ciguawatch/shared/api/schemas/species';
import { shortLanguage } from '@ciguawatch/shared/domain/text/fallback';
import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import type { NameIn } from '@ciguawatch/shared/domain/text/search/species-names';

/** A word of the field with its translation. */
export interface Term {
  source: string;
  target: string;
}

/** A fish of the directory, with the stems by which a source text names it. */
export interface FishTerm extends Term {
  stems: readonly string[];
}

/** Names of groups join several kinds: "Jacks and trevallies", "Vivaneaux / Lutjans", "hāpu'u, tarao, roi". */
const JOINT = /\s*[/,]\s*|\s+(?:and|et|y|e)\s+/iu;

/** Words without the endings of number: "groupers" and "trevallies" stand for "grouper" and "trevally", "vivaneaux" for "vivaneau". */
const stem = (text: string): string =>
  normalise(text)
    .replaceAll(/[sx](?=\s|$)/gu, '')
    .replaceAll(/(?:ie|[ey])(?=\s|$)/gu, '');

const namesIn = (names: readonly NameIn[], language: string): string[] =>
  names.filter(({ lang }) => shortLanguage(lang) === shortLanguage(language)).map(({ value }) => value);

function termOf(names: readonly NameIn[], from: string, to: string): FishTerm[] {
  const [sources, targets] = [namesIn(names, from), namesIn(names, to)];
  const [source] = sources;
  if (source === undefined || targets.length === 0) return [];
  const stems = sources.flatMap((name) => name.split(JOINT)).map(stem);
  return [{ source, target: targets.join(', '), stems: stems.filter((one) => one !== '') }];
}

/**
 * Names of the species directory in two languages: groups first, because texts name them more often.
 * @param from language of the source texts
 * @param to language that is translated into; fish without a name in it are left out
 */
export function fishTerms(
  { species, groups }: { species: readonly Specie[]; groups: readonly Phenotype[] },
  from: string,
  to: string,
): FishTerm[] {
  return [
    ...groups
      .filter(({ deleted }) => !deleted)
      .flatMap(({ translation, value }) =>
        termOf(
          // A group's name in the default language is its value.
          namesIn(translation, 'en_US').length > 0 ? translation : [...translation, { lang: 'en_US', value }],
          from,
          to,
        ),
      ),
    ...species.filter(({ deleted }) => !deleted).flatMap((one) => termOf(one.translations, from, to)),
  ];
}

/** Fish that a source text names, as whole words in singular or plural. */
export function fishNamed(terms: readonly FishTerm[], source: string): Term[] {
  const text = ` ${stem(source)} `;
  return terms.filter(({ stems }) => stems.some((one) => text.includes(` ${one} `)));
}
