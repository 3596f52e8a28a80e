import { call } from '@ciguawatch/shared/runtime/http/call';
import { codeText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { algaeTexts } from '../../algae/texts';
import { NewSampling } from './new-sampling';

jest.mock('@ciguawatch/shared/runtime/http/call', () => ({
  ...jest.requireActual('@ciguawatch/shared/runtime/http/call'),
  call: jest.fn(),
}));
jest.mock('./form/place-card', () => ({ PlaceCard: () => null }));
jest.mock('@ciguawatch/shared/ui/picture-field/picture-field', () => ({ PictureField: () => null }));

const harness = setUpPage();
beforeAll(() => Promise.all([algaeTexts, textsReady()]));

test('a day in the future is refused at its field and above the page, and nothing is sent', async () => {
  renderWithRuntime(<NewSampling />, { user: fakeUser({ id: 7 }) });
  const day = await screen.findByRole('textbox', { name: 'Date' });
  fireEvent.change(day, { target: { value: '1/31/2999' } });
  fireEvent.blur(day);
  expect(day).toBeInvalid();
  expect(day).toHaveAccessibleDescription(codeText('date_future'));
  fireEvent.click(screen.getByRole('button', { name: 'Save the sampling' }));
  await waitFor(() => expect(harness.toasts.join()).toContain(codeText('date_future')));
  expect(call).not.toHaveBeenCalled();
});
