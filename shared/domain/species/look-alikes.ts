import { type SpeciesTraits, TRAIT_NAMES, type Trait } from './traits';

/** Most look-alikes that are named, and the most traits in which one may differ. */
const MOST = 4;
const MAY_DIFFER = 2;

/** A species that is easily taken for another one. */
interface LookAlike {
  id: number;
  /** traits of which both are known and no individual shows what the other does */
  differs: Trait[];
}

const shared = (one: readonly string[], other: readonly string[]) =>
  one.filter((value) => other.includes(value)).length;

/**
 * Species that are easily taken for one with these traits: of the same shape, and differing in at most two of the other
 * traits; most alike first. A trait that is not known of one of them neither joins nor divides them.
 */
export function lookAlikes(
  traits: SpeciesTraits,
  others: readonly { id: number; traits: SpeciesTraits }[],
): LookAlike[] {
  const own = (name: Trait) => traits[name] ?? [];
  return others
    .filter((other) => shared(own('shape'), other.traits.shape ?? []) > 0)
    .map((other) => {
      const known = TRAIT_NAMES.filter((name) => own(name).length > 0 && other.traits[name]?.length);
      const common = (name: Trait) => shared(own(name), other.traits[name] ?? []);
      const differs = known.filter((name) => common(name) === 0);
      // Of two that differ in as many traits, the one that shares more of its looks is more easily taken for it.
      const alike = known.reduce(
        (sum, name) => sum + common(name) / Math.max(own(name).length, other.traits[name]?.length ?? 1),
        0,
      );
      return { id: other.id, differs, alike };
    })
    .filter(({ differs }) => differs.length <= MAY_DIFFER)
    .sort((a, b) => a.differs.length - b.differs.length || b.alike - a.alike || a.id - b.id)
    .slice(0, MOST)
    .map(({ id, differs }) => ({ id, differs }));
}
