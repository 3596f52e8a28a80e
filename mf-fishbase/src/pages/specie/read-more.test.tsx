import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import { directoryTexts } from '../../directory/texts';
import { LocalNames } from './local-names';
import { LookAlikes } from './look-alikes';
import { PartsEaten } from './parts-eaten';
import { PublishedEvidence } from './published-evidence';

beforeAll(() => directoryTexts);

const source = { title: 'Darius et al., 2022', url: 'https://doi.org/10.3390/md20040251' };

test('a name of a size or a place says which, and who says so', () => {
  const name = { name: 'pūhare', language: 'ty_PF', size: 'young', up_to_cm: 15, place: null } as const;
  renderWithRuntime(
    <LocalNames
      names={[
        { ...name, source },
        {
          ...{ name: 'tapatū', language: 'mrv_PF', size: null, up_to_cm: null, place: 'Mangareva' },
          source: { title: 'A brochure', url: null },
        },
      ]}
    />,
  );
  expect(screen.getByText('pūhare').parentElement).toHaveTextContent(
    'pūhare young, up to 15 cm Source: Darius et al., 2022',
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', source.url);
  expect(screen.getByText('tapatū').parentElement).toHaveTextContent('at Mangareva Source: A brochure');
});

test('published evidence names method and place, and says that it is no verdict', () => {
  const { unmount } = renderWithRuntime(
    <PublishedEvidence evidence={[{ kind: 'measured', method: 'CBA-N2a', place: 'Kaukura', source }]} />,
  );
  expect(screen.getByText(/by CBA-N2a/)).toHaveTextContent('Place: Kaukura. Source: Darius et al., 2022');
  expect(screen.getByText('This does not say whether a given fish is toxic.')).toBeVisible();
  expect(screen.queryByText(/knows of no measurement/)).toBeNull();
  unmount();
  renderWithRuntime(<PublishedEvidence evidence={[{ kind: 'family', method: null, place: null, source }]} />);
  expect(screen.getByText(/knows of no measurement/)).toHaveTextContent(
    'does not mean that it is free of toxins',
  );
});

test('parts eaten are counted of the reports that name any part', () => {
  const parts = { answered: 12, flesh: 11, head: 4, viscera: 0, eggs: 1 };
  const { container, rerender } = renderWithRuntime(<PartsEaten parts={parts} />);
  expect(container).toHaveTextContent('flesh: 11, head: 4, eggs: 1 of 12 reports of all years');
  rerender(<PartsEaten parts={{ ...parts, answered: 0 }} />);
  expect(container).toHaveTextContent('No report names them.');
});

test('look-alikes say in what they differ', () => {
  const specie = { id: 8, name: 'Lutjanus gibbus', slug: 'lutjanus-gibbus', family: 'Lutjanidae' };
  jest
    .spyOn(collections.specie, 'get')
    .mockImplementation((id) =>
      id === 8 ? ({ ...specie, translations: [], version: 1 } as unknown as Specie) : undefined,
    );
  renderWithRuntime(
    <LookAlikes
      alike={[
        { id: 8, differs: ['marks', 'size'] },
        { id: 99, differs: [] },
      ]}
    />,
  );
  expect(screen.getByText('Lutjanus gibbus')).toBeVisible();
  expect(screen.getByText('Differs in: marks, size.')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
