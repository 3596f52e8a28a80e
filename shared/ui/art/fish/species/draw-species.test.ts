import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fishDrawings, fishName } from '../fish-index';
import { drawSpecies } from './draw-species';
import { LOOKS } from './looks';

const reference = (file: string) =>
  readFileSync(join(__dirname, '../../../../../server/reference-data', file), 'utf8');
const families = new Map(
  reference('species.csv')
    .split('\n')
    .map((line) => line.split(','))
    .map((cells) => [cells[2], cells[4]]),
);
const slugs = Object.keys(LOOKS);

async function drawn(slug: string): Promise<string> {
  const name = fishName(families.get(slug));
  return (name && drawSpecies(slug, (await fishDrawings[name]()).default, 'clip')) ?? '';
}

it('draws each species that has words and traits, and no other', () => {
  const traits = Object.keys(JSON.parse(reference('species_traits.json')));
  expect(slugs.toSorted()).toEqual(traits.toSorted());
  expect(drawSpecies('unknown-fish', '<path class="b" d="M0 0"/>', 'clip')).toBeUndefined();
});

it.each(slugs)(
  'draws %s on the silhouette of its family, with an eye and in its own colours',
  async (slug) => {
    const drawing = await drawn(slug);
    expect(drawing).toContain(`fill="${LOOKS[slug]?.back}"`);
    expect(drawing).toContain('clip-path="url(#clip)"');
    expect(drawing).toMatch(/fill="#14181b" d="M/);
    expect(drawing).not.toMatch(/NaN|undefined/);
  },
);

it('draws no two of them alike', async () => {
  const all = await Promise.all(slugs.map(drawn));
  expect(new Set(all).size).toBe(slugs.length);
});
