import words from '@ciguawatch/shared/domain/locales/en_US.json';
import type { AskedField } from '@ciguawatch/shared/domain/report/report-fields';
import * as report from '@ciguawatch/shared/domain/report/report-fields';
import { emptyReport, type ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { FormProvider } from '@ciguawatch/shared/ui/form/form';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import pages from '../../../../locales/en_US.json';
import { FormViewContext } from '../form/form-view';
import { useReportValues } from '../form/report-field';
import { fetchSections, SectionBody } from '../form/steps/section-body';
import { useReportForm } from '../form/use-report-form';

/** Adds a field of each kind with a default control to the report definition, and to nothing else. */
jest.mock('@ciguawatch/shared/domain/report/report-fields', () => {
  const real = jest.requireActual('@ciguawatch/shared/domain/report/report-fields');
  const added = {
    probe_raw: { section: 2, kind: 'yesNo' },
    probe_hours: {
      section: 2,
      kind: 'whole',
      range: { min: 0, max: 99 },
      plausible: { min: 0, max: 99 },
      example: 4,
      after: ['probe_raw', true],
    },
    probe_work: { section: 1, kind: 'text', max: 40 },
    probe_day: { section: 3, kind: 'date' },
    probe_course: { section: 4, kind: 'choice', choices: ['better', 'worse'] },
    probe_advice: { section: 5, kind: 'yesNo' },
  };
  Object.assign(real.REPORT_FIELDS, added);
  real.ASKED_FIELDS.push(...Object.keys(added));
  return real;
});
jest.mock('../../../report/report-lists', () => ({
  lists: jest.requireActual('../../../report/fixtures/ready-lists').readyLists,
}));

beforeAll(async () => {
  await fetchSections();
  addMessages('domain', {
    en_US: {
      ...words,
      reportFields: {
        ...words.reportFields,
        probe_raw: 'Eaten raw',
        probe_hours: 'Hours kept',
        probe_work: 'Occupation',
        probe_day: 'Told on',
        probe_course: 'Course',
        probe_advice: 'Advice given',
      },
      probe_course: { better: 'Better', worse: 'Worse' },
    },
  });
  addMessages('ciguawatch', { en_US: pages });
});

const answers = { current: emptyReport() };
const Answers = () => {
  answers.current = useReportValues();
  return null;
};

/** All five sections unfolded on one page, as on the page for paper reports. */
function Questions({ given }: { given: Partial<ReportValues> }) {
  const form = useReportForm({ initial: { ...emptyReport(), ...given }, submit: () => undefined });
  const view = {
    attempted: new Set<never>(),
    zone: 'Pacific/Tahiti',
    country: 4,
    dense: true,
    editing: false,
  };
  return (
    <FormProvider form={form}>
      <FormViewContext value={view}>
        {([1, 2, 3, 4, 5] as const).map((section) => (
          <SectionBody key={section} section={section} />
        ))}
        <Answers />
      </FormViewContext>
    </FormProvider>
  );
}

/** Answers that make every conditional question appear. */
const OPENING = Object.fromEntries(
  report.ASKED_FIELDS.flatMap((field) => {
    const { after } = report.definitionOf(field);
    return after ? [after] : [];
  }),
) as Partial<ReportValues>;

/** Fields that have no control of their own, by the field whose control answers them. */
const WITHIN: Partial<Record<AskedField, AskedField>> = {
  case_geom: 'case_location_id',
  specie_known: 'specie_id',
  phenotype_id: 'specie_id',
  specie_part_head: 'specie_part_flesh',
  specie_part_eggs: 'specie_part_flesh',
  specie_part_viscera: 'specie_part_flesh',
};

test('every field of the definition is asked, each once', () => {
  const { container } = render(
    <Questions given={{ ...OPENING, case_location_id: 3, case_purchase_place_type: '1' as never }} />,
  );
  for (const field of report.ASKED_FIELDS) {
    const anchors = container.querySelectorAll(`[data-field="${WITHIN[field] ?? field}"]`);
    expect([field, anchors.length]).toEqual([field, 1]);
  }
});

test('a field that was only defined is answered in the form, behind the answer that it hangs on', async () => {
  render(<Questions given={{}} />);
  const user = userEvent.setup();
  expect(screen.queryByRole('textbox', { name: 'Hours kept' })).toBeNull();
  const raw = screen.getByRole('radiogroup', { name: 'Eaten raw' });
  await user.click(within(raw).getByRole('radio', { name: 'Yes' }));
  await user.type(screen.getByRole('textbox', { name: 'Hours kept' }), '12');
  await user.type(screen.getByRole('textbox', { name: /Occupation/ }), 'fisher');
  await user.click(screen.getByRole('radio', { name: 'Worse' }));
  expect(answers.current).toMatchObject({
    probe_raw: true,
    probe_hours: 12,
    probe_work: 'fisher',
    probe_course: 'worse',
  });
});
