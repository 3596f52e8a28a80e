import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SectionBody } from './section-body';

jest.mock('../../sections/later', () => ({ ProductSection: () => <input aria-label="Search" /> }));
jest.mock('../../sections/who', () => ({ WhoSection: () => null }));

it('keeps input begun in a section that loaded late, however often the page is redrawn', async () => {
  const { rerender } = render(<SectionBody section={2} />);
  await userEvent.type(await screen.findByLabelText('Search'), 'Maupi');
  rerender(<SectionBody section={2} onEdit={() => undefined} />);
  expect(screen.getByLabelText('Search')).toHaveValue('Maupi');
});
