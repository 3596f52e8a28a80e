import type { Phenotype, Specie } from '@ciguawatch/shared/api/schemas/species';
import { latestYears } from '@ciguawatch/shared/domain/case-table/engine-filter';
import { type Residents, residentsOf } from '@ciguawatch/shared/domain/statistics/risk-level';
import { indexNames } from '@ciguawatch/shared/domain/text/search/name-index';
import { countryNumbers } from '@ciguawatch/shared/runtime/page/country-numbers';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import { refreshWhenStale } from '@ciguawatch/shared/runtime/sync/refresh-policy';
import { computed, makeObservable } from 'mobx';
import { useEffect } from 'react';
import { type ProductLevel, productLevel } from '../product/place-level';
import { countReports, type Product, type ProductReports, reportsOf } from '../product/reports';
import { letterOf } from './choice';

const { specie, phenotype, case: cases, location, coverage } = collections;

/** The latest four years (specification, section 9), in which the directory counts reports. */
export const countedYears = (): number[] => latestYears(homeMonth().year);

const groupOf = (id: number): number | null => specie.get(id)?.phenotype_id ?? null;

const unique = (values: readonly string[]): string[] =>
  [...new Set(values)].filter((value) => value !== '').sort();

/** Species and groups on the device, with values computed from them, cached until they change. */
class Directory {
  constructor() {
    makeObservable(this, {
      species: computed,
      groups: computed,
      byReports: computed,
      groupIndex: computed,
      counts: computed,
      residents: computed,
      languages: computed,
      diets: computed,
      letters: computed,
    });
  }

  /** Species of the directory; deleted ones stay on the device only to name cases. */
  get species(): readonly Specie[] {
    return specie.all().filter(({ deleted }) => !deleted);
  }

  /** Species by number of reports: the default order. */
  get byReports(): readonly Specie[] {
    const count = ({ id }: Specie) => this.counts.species.get(id) ?? 0;
    return [...this.species].sort((a, b) => count(b) - count(a) || (a.name < b.name ? -1 : 1));
  }

  /** Groups of the directory, without deleted ones. */
  get groups(): readonly Phenotype[] {
    return phenotype.all().filter(({ deleted }) => !deleted);
  }

  /** Search index of groups by all names and families. */
  get groupIndex() {
    return indexNames<Phenotype>(this.groups, ({ value, families, translation }) => [
      value,
      ...families,
      ...translation.map((name) => name.value),
    ]);
  }

  /** Number of reports in the latest four years per species and group. */
  get counts() {
    return countReports(cases.all(), countedYears(), groupOf);
  }

  /** Diets that occur in the directory. */
  get diets(): string[] {
    return unique(this.species.map(({ food }) => food ?? ''));
  }

  /** First letters of the scientific names. */
  get letters(): string[] {
    return unique(this.species.map(({ name }) => letterOf(name)));
  }

  /** Languages in which the directory has names, by id. */
  get languages(): string[] {
    const known = new Map(
      specie.all().flatMap(({ translations }) => translations.map(({ lang, lang_id }) => [lang, lang_id])),
    );
    return [...known].sort(([, a], [, b]) => a - b).map(([lang]) => lang);
  }

  /** Whether reports have been loaded; before, a count of 0 must not be shown. */
  get counted(): boolean {
    return cases.state === 'ready' || cases.state === 'stale';
  }

  /**
   * Whether levels can be shown. They wait for places and coverage, without which they would change a moment
   * later.
   */
  get isRated(): boolean {
    const settled = [location, coverage].every(({ state }) => state !== 'empty' && state !== 'loading');
    return this.counted && settled;
  }

  /** How often a product is reported, relative to the residents of the places it is reported from. */
  levelOf({ kind, id }: Product): ProductLevel {
    const { species, groups, islands } = this.counts;
    const [counts, places] = kind === 'specie' ? [species, islands.species] : [groups, islands.groups];
    return productLevel(counts.get(id) ?? 0, [...(places.get(id) ?? [])], this.residents, countryNumbers());
  }

  /** Residents by island; cached, because a grid of cards asks for the same islands again and again. */
  get residents(): (island: number) => Residents | null {
    const [places, sources] = [new Map(location.all().map((place) => [place.id, place])), coverage.all()];
    const [years, now] = [countedYears(), homeMonth()];
    const known = new Map<number, Residents | null>();
    return (island) => {
      if (!known.has(island)) known.set(island, residentsOf(places.get(island), sources, years, now));
      return known.get(island) ?? null;
    };
  }

  reportsOf(product: Product): ProductReports {
    return reportsOf(cases.all(), product, countedYears(), groupOf);
  }

  /** Loads the lists; failures show in the collections' states. */
  async ensure(): Promise<void> {
    await Promise.all([specie, phenotype, cases, location, coverage].map((one) => one.ensure()));
  }
}

export const directory = new Directory();

/**
 * Loads species, groups, cases, places and coverage when a page opens, and checks for newer ones while it stays open.
 */
export function useDirectory(): void {
  useEffect(() => {
    void directory.ensure();
    return refreshWhenStale(() => void directory.ensure());
  }, []);
}
