import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import { directoryTexts } from '../directory/texts';
import { Credit } from './credit';

const asked = jest.fn();
jest.mock('@ciguawatch/shared/runtime/http/call', () => ({
  ...jest.requireActual('@ciguawatch/shared/runtime/http/call'),
  call: (...args: unknown[]) => asked(...args),
}));

beforeAll(() => directoryTexts);

test('the author and the licence stand beside a photo', async () => {
  asked.mockResolvedValue({ author: 'Teva Maono', licence: 'cc-by' });
  renderWithRuntime(<Credit picture="k" />);
  expect(await screen.findByText('Photo: Teva Maono, CC BY 4.0')).toBeVisible();
});

test('nothing is said of a photo that cannot be asked for', async () => {
  asked.mockRejectedValue(new Error('offline'));
  const { container } = renderWithRuntime(<Credit picture="k" />);
  await Promise.resolve();
  expect(container).toHaveTextContent('');
});
