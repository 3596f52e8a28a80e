import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';
import { setLanguage } from '../../runtime/i18n/i18n';
import { FormTextField } from './form-field';
import { FormDateField } from './form-typed-field';

beforeEach(() => setLanguage('en_US'));
const needed = (value: unknown) => (value ? undefined : 'Needed.');

function Report({ onSubmit }: { onSubmit: (values: object) => object | undefined }) {
  return (
    <Form onSubmit={onSubmit}>
      {({ handleSubmit }) => (
        <form noValidate onSubmit={(e) => void handleSubmit(e)}>
          <FormTextField name="place" label="Place" validate={needed} />
          <FormDateField name="day" label="Day" />
          <button type="submit">Send</button>
        </form>
      )}
    </Form>
  );
}

it('shows an error once the field is left, and not before', async () => {
  render(<Report onSubmit={() => undefined} />);
  const place = screen.getByRole('textbox', { name: 'Place' });
  await userEvent.click(place);
  expect(place).not.toBeInvalid();
  await userEvent.tab();
  expect(place).toHaveAccessibleDescription('Needed.');
});

it('shows every error when the form is sent, and sends once they are gone', async () => {
  const onSubmit = jest.fn(() => undefined);
  render(<Report onSubmit={onSubmit} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('textbox', { name: 'Place' })).toBeInvalid();
  await userEvent.type(screen.getByRole('textbox', { name: 'Place' }), 'Hao');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit.mock.calls[0]).toEqual(expect.arrayContaining([{ place: 'Hao' }]));
});

it('does not send a date that cannot be read', async () => {
  const onSubmit = jest.fn(() => undefined);
  render(<Report onSubmit={onSubmit} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Place' }), 'Hao');
  await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), '2/30/2026');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('shows an error of the server until the value changes', async () => {
  render(<Report onSubmit={() => ({ place: 'Taken.' })} />);
  const place = screen.getByRole('textbox', { name: 'Place' });
  await userEvent.type(place, 'Hao');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(place).toHaveAccessibleDescription('Taken.');
  await userEvent.type(place, '!');
  expect(place).not.toBeInvalid();
});
