import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ApiError } from '../../runtime/http/api-error';
import { setLanguage } from '../../runtime/i18n/i18n';
import { leaveGuard } from '../../runtime/navigation/leave-guard';
import type { Faults } from './fault';
import { FaultSummary } from './fault-summary';
import { Form } from './form';
import { type FormModel, useNewForm } from './form-model';
import { SubmitButton } from './submit-button';
import { SubmitProblem } from './submit-problem';
import { FormTextField } from './text-fields';
import { FormDateField, FormNumberField } from './typed-fields';
import { useFormStatus, useShownFaults } from './use-form';

beforeEach(() => setLanguage('en_US'));
const user = userEvent.setup();
const place = () => screen.getByRole('textbox', { name: 'Place' });
const day = () => screen.getByRole('textbox', { name: 'Day' });
const send = () => user.click(screen.getByRole('button', { name: 'Send' }));

interface Values {
  place: string;
  day: string | null;
  ill: number | null;
}

const rules = ({ place: text }: Values): Faults => (text === '' ? { place: 'required' } : {});
const refusal = (fields: ApiError['fields'] & object) => new ApiError('invalid_body', 400, { fields });

function Dirty() {
  return <output>{useFormStatus().dirty ? 'unsaved' : 'saved'}</output>;
}

function Summary() {
  const faults = useShownFaults();
  return <FaultSummary faults={faults} title="Look again" labelOf={(name) => `The ${name}`} />;
}

interface Props {
  submit?: (values: Values) => Promise<void> | void;
  check?: (values: Values) => Faults;
  summary?: boolean;
  guard?: 'dirty';
  made?: (form: FormModel<Values>) => void;
}

function Report({ submit = () => undefined, check = rules, summary = false, guard, made }: Props) {
  const form = useNewForm<Values>({ initial: { place: '', day: null, ill: null }, rules: check, submit });
  const [shown, setShown] = useState(true);
  made?.(form);
  return (
    <Form form={form} guard={guard}>
      <SubmitProblem />
      {summary && <Summary />}
      <FormTextField name="place" label="Place" />
      {shown && <FormDateField name="day" label="Day" />}
      <FormNumberField name="ill" label="Ill" />
      <Dirty />
      <button type="button" onClick={() => setShown(!shown)}>
        Turn
      </button>
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

test('a missing value is reported when the form is sent, not when its field is left', async () => {
  const submit = jest.fn();
  render(<Report submit={submit} />);
  await user.click(place());
  await user.tab();
  expect(place()).not.toBeInvalid();
  await send();
  expect(place()).toHaveAccessibleDescription('This field is required');
  // The focus moves one tick after the form has validated.
  await waitFor(() => expect(place()).toHaveFocus());
  expect(submit).not.toHaveBeenCalled();
  await user.type(place(), 'Hao');
  expect(place()).not.toBeInvalid();
  await send();
  expect(submit.mock.calls).toEqual([[{ place: 'Hao', day: null, ill: null }]]);
});

test('a wrong value is shown as soon as its field is left', async () => {
  render(<Report check={({ place: text }) => (text === 'Hoa' ? { place: 'No such place.' } : {})} />);
  await user.type(place(), 'Hoa');
  expect(place()).not.toBeInvalid();
  await user.tab();
  expect(place()).toHaveAccessibleDescription('No such place.');
});

test('a text that cannot be read keeps the form back, whatever the rules look at, until its field is gone', async () => {
  const submit = jest.fn();
  render(<Report submit={submit} />);
  await user.type(place(), 'Hao');
  await user.type(day(), '2/30/2026');
  await user.type(screen.getByRole('textbox', { name: 'Ill' }), 'x');
  await user.clear(screen.getByRole('textbox', { name: 'Ill' }));
  await send();
  expect(submit).not.toHaveBeenCalled();
  await waitFor(() => expect(day()).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Turn' }));
  await send();
  expect(submit.mock.calls).toEqual([[{ place: 'Hao', day: null, ill: null }]]);
});

test('a field refused by the server shows the reason and gets the focus, until its value changes', async () => {
  const submit = jest.fn().mockRejectedValue(refusal({ day: 'date_future', place: 'too_long' }));
  render(<Report submit={submit} />);
  await user.type(place(), 'Hao');
  await send();
  await waitFor(() => expect(place()).toHaveFocus());
  expect(place()).toBeInvalid();
  expect(day()).toBeInvalid();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(place(), '!');
  expect(place()).not.toBeInvalid();
  expect(day()).toBeInvalid();
  // The field was emptied and failed the rules meanwhile: the server's earlier fault must not return.
  await user.clear(place());
  await send();
  await user.type(place(), 'Hao');
  expect(place()).not.toBeInvalid();
  expect(submit).toHaveBeenCalledTimes(1);
});

test('a refusal that names no field of the form is shown above it', async () => {
  const submit = jest.fn().mockRejectedValueOnce(refusal({ token: 'required' }));
  submit.mockRejectedValueOnce(new ApiError('network', 0)).mockResolvedValueOnce(undefined);
  render(<Report submit={submit} />);
  await user.type(place(), 'Hao');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('token: This field is required');
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).not.toHaveTextContent('token'));
  await send();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a call that was aborted silently shows no message', async () => {
  render(<Report submit={() => Promise.reject(new ApiError('aborted', 0))} />);
  await user.type(place(), 'Hao');
  await send();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the summary names each fault, takes the keyboard and leads to the field', async () => {
  render(<Report summary submit={() => Promise.reject(refusal({ day: 'date_future' }))} />);
  await send();
  const summary = screen.getByRole('alert').parentElement;
  await waitFor(() => expect(summary).toHaveFocus());
  await user.click(screen.getByRole('link', { name: 'The place: This field is required' }));
  expect(place()).toHaveFocus();
  await user.type(place(), 'Hao');
  await send();
  await waitFor(() => expect(screen.getByRole('link', { name: /^The day: / })).toBeInTheDocument());
});

test('a form submitted twice is sent once, and its button is busy meanwhile', async () => {
  let done: () => void = () => undefined;
  const submit = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
  let form: FormModel<Values> | null = null;
  render(<Report submit={submit} made={(made) => (form = made)} />);
  await user.type(place(), 'Hao');
  await user.dblClick(screen.getByRole('button', { name: 'Send' }));
  await user.type(place(), '{Enter}');
  expect(await act(() => (form as unknown as FormModel<Values>).submit())).toBe('busy');
  expect(submit).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
  await act(async () => done());
  expect(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy');
});

test('changes are unsaved until they are taken back or sent, and the page is guarded meanwhile', async () => {
  render(<Report guard="dirty" />);
  expect([screen.getByRole('status').textContent, leaveGuard.dirty]).toEqual(['saved', false]);
  await user.type(place(), 'H');
  expect([screen.getByRole('status').textContent, leaveGuard.dirty]).toEqual(['unsaved', true]);
  await user.clear(place());
  expect([screen.getByRole('status').textContent, leaveGuard.dirty]).toEqual(['saved', false]);
  await user.type(place(), 'Hao');
  await send();
  expect([screen.getByRole('status').textContent, leaveGuard.dirty]).toEqual(['saved', false]);
  await user.type(place(), '!');
  expect(leaveGuard.dirty).toBe(true);
});

test('the rules run once per keystroke, once for several changes, and again before sending', async () => {
  const check = jest.fn(rules);
  let form: FormModel<Values> | null = null;
  render(<Report check={check} summary made={(made) => (form = made)} />);
  const ran = async (work: () => unknown) => {
    check.mockClear();
    await work();
    return check.mock.calls.length;
  };
  const change = (values: Partial<Values>) =>
    act(() => (form as unknown as FormModel<Values>).change(values));
  expect(await ran(() => user.type(place(), 'Hao'))).toBe(3);
  expect(await ran(() => user.tab())).toBe(0);
  expect(await ran(() => change({ place: 'Niue', ill: 3, day: '2026-11-18' }))).toBe(1);
  expect(await ran(() => change({ place: 'Niue', ill: 3 }))).toBe(0);
  expect(await ran(() => send())).toBe(1);
});
