import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, StrictMode, useState } from 'react';
import { setLanguage } from '../../runtime/i18n/i18n';
import {
  FormCheckbox,
  FormChipChecks,
  FormChipRadio,
  FormRadioGroup,
  FormSegmented,
  FormSelect,
  FormSeverityScale,
  FormSwitch,
  FormTriState,
} from './choice-fields';
import { FormComboBox } from './combobox-field';
import { Form } from './form';
import { useNewForm } from './form-model';
import { FormPasswordField, FormTextField } from './text-fields';
import { FormDateField, FormNumberField, FormTimeField } from './typed-fields';

beforeEach(() => setLanguage('en_US'));

const TWO_OPTIONS = [
  { value: 'a', label: 'Hao' },
  { value: 'b', label: 'Niue' },
];
const label = 'Field';
const user = userEvent.setup();
const type = (text: string, role = 'textbox') => user.type(screen.getByRole(role), text);
const press = (role: string, name: string | RegExp) => user.click(screen.getByRole(role, { name }));
const shows = (text: string, role = 'textbox') => expect(screen.getByRole(role)).toHaveValue(text);
const expectChecked = (role: string, name: string | RegExp) =>
  expect(screen.getByRole(role, { name })).toBeChecked();

interface Kind {
  field: ReactNode;
  /** an initial value that differs from the filled-in one */
  initial: unknown;
  fill: () => Promise<void>;
  holds: unknown;
  kept: () => void;
}

const combobox = (
  <FormComboBox<string, string>
    name="x"
    label={label}
    emptyText="None"
    search={(query) => ({
      items: ['Hao', 'Niue'].filter((one) => query !== '' && one.startsWith(query)),
      isGuess: false,
    })}
    itemValue={(item) => item}
    valueText={(value) => value}
    itemKey={(item) => item}
    itemText={(item) => item}
  />
);

const FIELD_KINDS: Record<string, Kind> = {
  text: {
    field: <FormTextField name="x" label={label} />,
    initial: '',
    fill: () => type('Tiputa'),
    holds: 'Tiputa',
    kept: () => shows('Tiputa'),
  },
  password: {
    field: <FormPasswordField name="x" label={label} />,
    initial: '',
    fill: () => user.type(screen.getByLabelText(label), 'Lagon'),
    holds: 'Lagon',
    kept: () => expect(screen.getByLabelText(label)).toHaveValue('Lagon'),
  },
  number: {
    field: <FormNumberField name="x" label={label} />,
    initial: 3,
    fill: () => user.clear(screen.getByRole('textbox')).then(() => type('36.5')),
    holds: 36.5,
    kept: () => shows('36.5'),
  },
  date: {
    field: <FormDateField name="x" label={label} />,
    initial: null,
    fill: () => type('11/18/2026'),
    holds: '2026-11-18',
    kept: () => shows('11/18/2026'),
  },
  time: {
    field: <FormTimeField name="x" label={label} />,
    initial: null,
    fill: () => type('19:30'),
    holds: '19:30',
    kept: () => shows('19:30'),
  },
  select: {
    field: (
      <FormSelect
        name="x"
        label={label}
        options={TWO_OPTIONS.map(({ value, label: text }) => ({ id: value, label: text }))}
      />
    ),
    initial: 'a',
    fill: () => user.selectOptions(screen.getByRole('combobox'), 'b'),
    holds: 'b',
    kept: () => shows('b', 'combobox'),
  },
  'combobox, chosen': {
    field: combobox,
    initial: null,
    fill: () => type('Ni', 'combobox').then(() => press('option', 'Niue')),
    holds: 'Niue',
    kept: () => shows('Niue', 'combobox'),
  },
  'combobox, still searching': {
    field: combobox,
    initial: 'Hao',
    fill: () => user.clear(screen.getByRole('combobox')).then(() => type('Ni', 'combobox')),
    holds: null,
    kept: () => shows('Ni', 'combobox'),
  },
  checkbox: {
    field: <FormCheckbox name="x" label={label} />,
    initial: false,
    fill: () => press('checkbox', label),
    holds: true,
    kept: () => expectChecked('checkbox', label),
  },
  'chips, any': {
    field: <FormChipChecks name="x" label={label} options={TWO_OPTIONS} />,
    initial: ['a'],
    fill: () => press('checkbox', 'Niue'),
    holds: expect.arrayContaining(['b']),
    kept: () => expectChecked('checkbox', 'Niue'),
  },
  'chips, one': {
    field: <FormChipRadio name="x" label={label} options={TWO_OPTIONS} />,
    initial: 'a',
    fill: () => press('radio', 'Niue'),
    holds: 'b',
    kept: () => expectChecked('radio', 'Niue'),
  },
  'radio group': {
    field: <FormRadioGroup name="x" label={label} options={TWO_OPTIONS} />,
    initial: 'a',
    fill: () => press('radio', 'Niue'),
    holds: 'b',
    kept: () => expectChecked('radio', 'Niue'),
  },
  segmented: {
    field: <FormSegmented name="x" label={label} options={TWO_OPTIONS} />,
    initial: 'a',
    fill: () => press('radio', 'Niue'),
    holds: 'b',
    kept: () => expectChecked('radio', 'Niue'),
  },
  switch: {
    field: <FormSwitch name="x" label={label} />,
    initial: false,
    fill: () => press('switch', label),
    holds: true,
    kept: () => expectChecked('switch', label),
  },
  'tri-state': {
    field: <FormTriState name="x" label={label} />,
    initial: false,
    fill: () => press('radio', 'Yes'),
    holds: true,
    kept: () => expectChecked('radio', 'Yes'),
  },
  'severity scale': {
    field: <FormSeverityScale name="x" label={label} />,
    initial: 'N',
    fill: () => press('radio', /^Strong/),
    holds: '3',
    kept: () => expectChecked('radio', /^Strong/),
  },
};

function Page({
  initial,
  field,
  seen,
}: {
  initial: object;
  field: ReactNode;
  seen: (values: object) => void;
}) {
  const form = useNewForm({ initial, submit: seen });
  const [drawn, setDrawn] = useState(true);
  return (
    <Form form={form}>
      {drawn && field}
      <button type="button" onClick={() => setDrawn(!drawn)}>
        Turn
      </button>
      <button type="submit">Send</button>
    </Form>
  );
}

const cases = Object.keys(FIELD_KINDS).flatMap((kind) =>
  [true, false].flatMap((withInitial) => [true, false].map((strict) => ({ kind, withInitial, strict }))),
);

test.each(cases)(
  'hidden and shown again, $kind keeps what was typed (initial value: $withInitial, strict: $strict)',
  async ({ kind, withInitial, strict }) => {
    const { field, initial, fill, holds, kept } = FIELD_KINDS[kind] as Kind;
    const seen = jest.fn();
    const page = <Page initial={withInitial ? { x: initial } : {}} field={field} seen={seen} />;
    render(strict ? <StrictMode>{page}</StrictMode> : page);
    await fill();
    kept();
    for (let turn = 0; turn < 2; turn++) {
      await press('button', 'Turn');
      expect(screen.queryByText(label)).toBeNull();
      await press('button', 'Turn');
      kept();
    }
    await press('button', 'Turn');
    await press('button', 'Send');
    expect(seen.mock.calls).toEqual([[withInitial || holds !== null ? { x: holds } : expect.anything()]]);
  },
);
