import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { NOTHING_DRAWN } from '../../../outline/drawing';
import { faultsOfDrawing } from './use-faults';

const HOME: Position[] = [[-149.4, -17.6]];
const kinds = (vertices: Position[], places = HOME) =>
  faultsOfDrawing({ point: null, outline: [[[...vertices, vertices[0]!]]] }, places).map(({ kind }) => kind);

it('finds crossing edges, and warns of vertices far from the country', () => {
  const square: Position[] = [
    [210, -17],
    [210.1, -17],
    [210.1, -16.9],
    [210, -16.9],
  ];
  const bow: Position[] = [square[0]!, square[2]!, square[1]!, square[3]!];
  const far = square.map(([x, y]): Position => [x - 30, y]);
  expect([kinds(square), kinds(bow), kinds(far), kinds(far, [])]).toEqual([[], ['crossing'], ['far'], []]);
});

it('finds no fault in a point of the country, nor in an empty outline', () => {
  expect(faultsOfDrawing({ outline: [], point: [210, -17] }, HOME)).toEqual([]);
  expect(faultsOfDrawing({ outline: [], point: [180, 10] }, HOME)).toMatchObject([
    { kind: 'far', warning: true },
  ]);
  expect(faultsOfDrawing(NOTHING_DRAWN, HOME)).toEqual([]);
});
