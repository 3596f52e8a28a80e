import { renderWithRuntime, setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import { reportTexts } from '../../../../report-texts';
import '../../../../edit-texts';
import { DuplicateNote } from './duplicate-note';

beforeAll(() => reportTexts);
beforeEach(() => setRuntime());

test('a duplicate says that it counts nowhere, and leads to the case that counts', async () => {
  renderWithRuntime(<DuplicateNote row={{ duplicate_of: 1248 }} />);
  expect(await screen.findByText('Duplicate: this case counts nowhere')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'case 1248' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/case\/report\/1248$/),
  );
});

test('other cases say nothing of it', () => {
  const { container } = renderWithRuntime(<DuplicateNote row={{ duplicate_of: null }} />);
  expect(container).toBeEmptyDOMElement();
});
