import type { SpecieDetail } from '@ciguawatch/shared/api/schemas/product';
import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import { directoryTexts } from '../../directory/texts';
import { WordsRead } from './words-read';

beforeAll(() => directoryTexts);

const specie = { id: 7, name: 'Lutjanus bohar', version: 1 } as Specie;
const source = { title: 'A checklist', url: 'https://checklist.example/7', read: '2026-11-28' };
const detail = { description_sources: [source] } as SpecieDetail;

test('sources of a description come with the page of the species, not with the list', () => {
  renderWithRuntime(<WordsRead specie={specie} detail={detail} />);
  expect(screen.getByRole('link', { name: source.title })).toHaveAttribute('href', source.url);
});

test('sources that could not be loaded are not passed over in silence, those under way are', () => {
  const view = renderWithRuntime(<WordsRead specie={specie} detail="loading" />);
  expect(view.container).toBeEmptyDOMElement();
  view.unmount();
  renderWithRuntime(<WordsRead specie={specie} detail="error" />);
  expect(screen.getByText('The sources could not be loaded.')).toBeVisible();
});
