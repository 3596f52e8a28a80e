import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { fireEvent, screen } from '@testing-library/react';
import '../texts';
import { NamesFields } from './names-fields';

test('the name in each language has a field; English is the name itself', () => {
  const change = jest.fn();
  const names = { ty: 'Moʻorea', alt: 'Eimeo' };
  renderWithRuntime(<NamesFields names={names} onChange={change} />);
  expect(screen.queryByLabelText(/English/)).toBeNull();
  expect(screen.getByLabelText('Name (ty)')).toHaveValue('Moʻorea');
  expect(screen.getByLabelText('Other names')).toHaveValue('Eimeo');
  fireEvent.change(screen.getByLabelText('Name (Français)'), { target: { value: 'Moorea-Maiao' } });
  expect(change).toHaveBeenCalledWith({ ...names, fr: 'Moorea-Maiao' });
});
