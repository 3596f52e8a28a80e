import type { Random } from '../../../server/src/db/demo/demo-random';

/**
 * A name as another person writes it: other case, a word in front, without accents, with a typing error, or
 * shortened.
 */
export function respell(random: Random, name: string): string {
  const slip = () => {
    const at = random.int(1, name.length - 2);
    return name.slice(0, at) + name.slice(at + 1);
  };
  return random.weighted([
    [() => name, 40],
    [() => name.toLowerCase(), 20],
    [() => `Chez ${name}`, 12],
    [() => `${random.pick(['magasin', 'snack', 'restaurant'])} ${name}`, 13],
    [slip, 10],
    [() => name.split(' ')[0] ?? name, 5],
  ] as const)();
}
