import { ApiError } from '@ciguawatch/shared/runtime/http/api-error';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import {
  buttons,
  fillField,
  pressButton,
  pressTwice,
  setUpPage,
} from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen, waitFor } from '@testing-library/react';
import '../edit-texts';
import { EraseText } from './erase-text';

const harness = setUpPage();

/** Opens the dialog that erases a note; `send` stands in for the server call. */
async function ask(send: jest.Mock): Promise<void> {
  renderWithRuntime(
    <EraseText label="Erase the note" text="It goes for good." done="The note is erased." send={send} />,
    { user: fakeUser() },
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  pressButton('Erase the note');
  const dialog = await screen.findByRole('dialog', { name: 'Erase the note?' });
  expect(dialog).toHaveTextContent('It goes for good.');
  await waitFor(() => expect(screen.getByLabelText(/^Reason/)).toHaveFocus());
}
const expectDialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a text is erased once, with the trimmed reason, and a message confirms it', async () => {
  const send = jest.fn().mockResolvedValue(undefined);
  await ask(send);
  fillField(/^Reason/, ' The family asked ');
  pressTwice('Erase');
  await expectDialogClosed();
  expect(send.mock.calls).toEqual([['The family asked']]);
  expect(harness.toasts).toEqual(['success: The note is erased.']);
  expect(buttons('Erase the note')).toHaveLength(1);
});

test('without a reason nothing is erased; a cancelled dialog starts empty again', async () => {
  const send = jest.fn();
  await ask(send);
  fillField(/^Reason/, '   ');
  pressButton('Erase');
  expect(await screen.findByText('Say why')).toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
  pressButton('Cancel');
  await expectDialogClosed();
  pressButton('Erase the note');
  await screen.findByRole('dialog');
  expect(screen.queryByText('Say why')).toBeNull();
  expect(screen.getByLabelText(/^Reason/)).toHaveValue('');
});

test.each([
  ['the reason', new ApiError('invalid_body', 400, { fields: { reason: 'too_short' } }), /too short/],
  ['what is erased', new ApiError('invalid_body', 400, { fields: { field: 'too_long' } }), /too long/],
  ['the server', new ApiError('server_error', 500), /server/i],
  ['nothing that anybody expected', new ApiError('aborted', 0), /^Nothing was erased$/],
])('a failure because of %s is reported at the field, and the reason stays', async (_, thrown, said) => {
  const send = jest.fn().mockRejectedValueOnce(thrown).mockResolvedValueOnce(undefined);
  await ask(send);
  fillField(/^Reason/, 'The family asked');
  pressButton('Erase');
  await waitFor(() => expect(screen.getByLabelText(/^Reason/)).toHaveAccessibleDescription(said));
  expect(screen.getByLabelText(/^Reason/)).toHaveValue('The family asked');
  expect(harness.toasts).toEqual([]);
  pressButton('Erase');
  await expectDialogClosed();
  expect(send).toHaveBeenCalledTimes(2);
});
