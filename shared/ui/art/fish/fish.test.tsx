import { act, render, screen } from '@testing-library/react';
import { Fish } from './fish';
import { DRAWING_OF_PHENOTYPE, fishDrawings, fishName } from './fish-index';

it('prefers the drawing of the family, falls back to the phenotype, and reports when there is none', () => {
  expect(fishName('Turbinidae', 'trochus-and-turbans')).toBe('turbinidae');
  expect(fishName('Newfamilyidae', 'groupers')).toBe('serranidae');
  expect(fishName(null, 'nothing')).toBeUndefined();
});

it('has a drawing for each of the 31 phenotypes', async () => {
  expect(Object.keys(DRAWING_OF_PHENOTYPE)).toHaveLength(31);
  for (const name of Object.values(DRAWING_OF_PHENOTYPE)) {
    const { default: drawing } = await fishDrawings[name]();
    expect(drawing).toContain('<path');
  }
});

it('draws the silhouette once it is there, named when asked', async () => {
  await act(async () => {
    render(<Fish phenotypeSlug="groupers" label="Groupers" />);
  });
  expect(
    (await screen.findByRole('img', { name: 'Groupers' })).querySelectorAll('path').length,
  ).toBeGreaterThan(3);
});

it('draws a species that has a drawing of its own, each with ids of its own, and the family of the others', async () => {
  await act(async () => {
    render(
      <>
        <Fish species="lutjanus-bohar" family="Lutjanidae" label="Bohar" />
        <Fish species="lutjanus-bohar" family="Lutjanidae" label="Bohar again" />
        <Fish species="lutjanus-fulvus" family="Lutjanidae" label="Fulvus" />
      </>,
    );
  });
  const clips = document.querySelectorAll('clipPath');
  expect(new Set([...clips].map(({ id }) => id)).size).toBe(2);
  expect(
    (await screen.findByRole('img', { name: 'Bohar' })).querySelector('[fill="#8e332b"]'),
  ).not.toBeNull();
  expect(screen.getByRole('img', { name: 'Fulvus' }).querySelector('[class~="b"]')).not.toBeNull();
});
