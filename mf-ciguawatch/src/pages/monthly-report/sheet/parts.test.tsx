import type { Part } from '@ciguawatch/shared/ui/document/description';
import { render, screen } from '@testing-library/react';
import { SheetPart } from './parts';

const list = (...items: string[]): Part => ({
  kind: 'list',
  items: items.map((text) => [{ text, struck: true }, { text: ' discarded' }]),
});

test('a list with runs keeps nothing of an earlier period', () => {
  const error = jest.spyOn(console, 'error').mockReturnValue();
  const { rerender } = render(<SheetPart part={list('Rapa 6', 'Hao 7', 'Anaa 8')} />);
  rerender(<SheetPart part={list('Tahiti 9')} />);
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Tahiti 9 discarded']);
  expect(error).not.toHaveBeenCalled();
});
