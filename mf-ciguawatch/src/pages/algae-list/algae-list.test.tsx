import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { NAME_TO_COME } from '@ciguawatch/shared/domain/text/search/species-names';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import type { GridRows } from '@ciguawatch/shared/ui/grid/grid-column';
import { act, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { algaeTexts } from '../../algae/texts';
import { algaeSpecies, tracking } from '../../algae/tracking';
import { AlgaeList } from './algae-list';
import type { Line } from './lines';

// Simplified grid: like the real one it re-renders a line only for new rows, but it needs no layout.
jest.mock('@ciguawatch/shared/ui/grid/grid', () => {
  const { memo } = jest.requireActual('react');
  const Rows = memo(
    ({ rows, cell }: { rows: GridRows<Line>; cell: (line: Line) => unknown }) => cell(rows.row(0) as Line),
    (a: { rows: unknown }, b: { rows: unknown }) => a.rows === b.rows,
  );
  return {
    Grid: ({ rows, columns }: { rows: unknown; columns: { id: string; cell: unknown }[] }) => (
      <Rows rows={rows} cell={columns.find(({ id }) => id === 'species')?.cell} />
    ),
  };
});
jest.mock('./views/views-bar', () => ({ ViewsBar: () => null }));

test('a species loaded after the rows gets its name', async () => {
  await algaeTexts;
  const row = { id: 1, code: 'A', at_country: 4, at_species: 3, at_geom: null, at_dino_identification: null };
  jest.spyOn(tracking, 'all').mockReturnValue([row as Tracking]);
  runInAction(() => (tracking.state = 'ready'));
  renderWithRuntime(<AlgaeList />);
  expect(screen.getByText(NAME_TO_COME)).toBeInTheDocument();
  const known = { id: 3, as_name: 'Gambierdiscus toxicus', potentially_toxic: true };
  jest.spyOn(algaeSpecies, 'get').mockReturnValue(known);
  act(() => runInAction(() => (algaeSpecies.revision += 1)));
  expect(screen.getByText('Gambierdiscus toxicus')).toBeInTheDocument();
});
