import words from '@ciguawatch/shared/domain/locales/en_US.json';
import { emptyReport, type ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { FormProvider } from '@ciguawatch/shared/ui/form/form';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import pages from '../../../../locales/en_US.json';
import { FormViewContext } from '../form/form-view';
import { useReportValues } from '../form/report-field';
import { useReportForm } from '../form/use-report-form';
import { AgeAsk } from './age';

beforeAll(() => {
  addMessages('domain', { en_US: words });
  addMessages('ciguawatch', { en_US: pages });
});

const said = { current: emptyReport() };
const Answers = () => {
  said.current = useReportValues();
  return null;
};

function Asked({ given }: { given: Partial<ReportValues> }) {
  const form = useReportForm({ initial: { ...emptyReport(), ...given }, submit: () => undefined });
  const view = {
    attempted: new Set<never>(),
    zone: 'Pacific/Tahiti',
    country: 4,
    dense: false,
    editing: false,
  };
  return (
    <FormProvider form={form}>
      <FormViewContext value={view}>
        <AgeAsk />
        <Answers />
      </FormViewContext>
    </FormProvider>
  );
}

const box = () => screen.getByRole('textbox', { name: /^Age/ });
const unit = (name: string) => screen.getByRole('radio', { name });
const ages = () => [said.current.age, said.current.age_months];

test('no unit is preselected, and a number alone is one of years', async () => {
  render(<Asked given={{}} />);
  expect([unit('years'), unit('months')].map((one) => (one as HTMLInputElement).checked)).toEqual([
    false,
    false,
  ]);
  await userEvent.type(box(), '34');
  expect(ages()).toEqual([34, null]);
  expect(unit('years')).toBeChecked();
});

test('months are typed after their unit, and their years follow key by key', async () => {
  render(<Asked given={{}} />);
  await userEvent.click(unit('months'));
  await userEvent.type(box(), '1');
  expect(ages()).toEqual([0, 1]);
  await userEvent.type(box(), '4');
  expect(ages()).toEqual([1, 14]);
  await userEvent.clear(box());
  expect(ages()).toEqual([null, null]);
  expect(unit('months')).toBeChecked();
  await userEvent.type(box(), '8');
  expect(ages()).toEqual([0, 8]);
});

test('a unit pressed by mistake takes no number away', async () => {
  render(<Asked given={{ age: 34 }} />);
  await userEvent.click(unit('months'));
  expect([...ages(), (box() as HTMLInputElement).value]).toEqual([null, 34, '34']);
  await userEvent.click(box());
  await userEvent.tab();
  expect(screen.getByText(/This number must be lower or equal to 23/)).toBeInTheDocument();
  await userEvent.click(unit('years'));
  expect([...ages(), (box() as HTMLInputElement).value]).toEqual([34, null, '34']);
  expect(screen.queryByText(/must be lower/)).toBeNull();
});

test('text that is no number stays in its box and says so in either unit', async () => {
  render(<Asked given={{}} />);
  await userEvent.click(unit('months'));
  await userEvent.type(box(), '8x');
  await userEvent.click(unit('years'));
  expect(box()).toHaveValue('8x');
  expect(ages()).toEqual([Number.NaN, null]);
  await userEvent.type(box(), '{Backspace}');
  expect(ages()).toEqual([8, null]);
});

test('an infant’s age that is given comes in months', () => {
  render(<Asked given={{ age: 0, age_months: 8 }} />);
  expect(unit('months')).toBeChecked();
  expect(box()).toHaveValue('8');
});
