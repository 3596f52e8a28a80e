import words from '@ciguawatch/shared/domain/locales/en_US.json';
import { emptyReport, type ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { FormProvider } from '@ciguawatch/shared/ui/form/form';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import pages from '../../../../locales/en_US.json';
import { useReportForm } from '../form/use-report-form';
import { NotesSection } from './notes';
import { isOutcomeAsked } from './outcome';

beforeEach(() => {
  addMessages('ciguawatch', { en_US: pages });
  addMessages('domain', { en_US: words });
});

function Notes({ values }: { values: ReportValues }) {
  return (
    <FormProvider form={useReportForm({ initial: values, submit: () => undefined })}>
      <NotesSection />
    </FormProvider>
  );
}

test.each([
  ['myself', { profile: '2' }, false, false],
  ['nobody said yet', {}, false, false],
  ['health staff', { profile: '1' }, false, true],
  ['an editor', { profile: '2' }, true, true],
  ['who answered one before', { profile: '2', died: false }, false, true],
] as const)('reporting for %s', (_, part, isEditor, asked) => {
  expect(isOutcomeAsked({ ...emptyReport(), ...part }, isEditor)).toBe(asked);
});

test('health staff are asked for the outcome, and for intensive care after a stay only', async () => {
  render(<Notes values={{ ...emptyReport(), profile: '1' }} />);
  expect(await screen.findByText('First signs after, in hours')).toBeVisible();
  expect(screen.queryByText('Intensive care')).toBeNull();
  const stay = screen.getByRole('radiogroup', { name: /Hospital stay/ });
  await userEvent.click(within(stay).getByRole('radio', { name: 'Yes' }));
  expect(await screen.findByText('Intensive care')).toBeVisible();
});

test('everybody else is asked nothing of it', async () => {
  render(<Notes values={{ ...emptyReport(), profile: '2' }} />);
  expect(await screen.findByText('For health staff')).toBeVisible();
  expect(screen.queryByText('First signs after, in hours')).toBeNull();
});
