import type { Place } from '@ciguawatch/shared/domain/geo/place';
import english from '@ciguawatch/shared/domain/locales/en_US.json';
import { faultsOf } from '@ciguawatch/shared/domain/report/report-rules';
import { emptyReport, type ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { setClock } from '@ciguawatch/shared/runtime/page/clock';
import { newUuid } from '@ciguawatch/shared/runtime/storage/local-storage';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import englishPages from '../../../../../locales/en_US.json';
import { ReportForm } from '../report-form';
import { fetchSections } from './section-body';

const moorea: Place = {
  id: 3,
  name: 'Moorea',
  names: {},
  country: 4,
  type: 'I',
  parent_id: null,
  loca_bbox: [-149.95, -17.6, -149.74, -17.47],
  center: [-149.83, -17.53],
  timezone: 'Pacific/Tahiti',
};
jest.mock('../../../../report/report-lists', () => ({
  lists: {
    ...jest.requireActual('../../../../report/fixtures/ready-lists').readyLists,
    place: (id: number) => (id === 3 ? moorea : undefined),
  },
}));

jest.mock('@ciguawatch/shared/domain/report/report-rules', () => {
  const rules = jest.requireActual('@ciguawatch/shared/domain/report/report-rules');
  return { ...rules, faultsOf: jest.fn(rules.faultsOf) };
});

beforeAll(async () => {
  await fetchSections();
  addMessages('domain', { en_US: english });
  addMessages('ciguawatch', { en_US: englishPages });
});
beforeEach(() => setClock(() => Date.UTC(2026, 10, 21, 20)));
afterEach(() => setClock());

function draw(more: Partial<ReportValues> = {}, startAt: 1 | 2 | 3 | 4 | 5 | 6 = 1) {
  const sent: ReportValues[] = [];
  const kept: ReportValues[] = [];
  const { unmount } = render(
    <ReportForm
      uuid={newUuid()}
      initial={{ ...emptyReport(), ...more }}
      startAt={startAt}
      savedAt={null}
      onChange={(values) => kept.push(values)}
      onSend={(values) => void sent.push(values)}
      onClose={() => undefined}
    />,
  );
  return { sent, kept, unmount, user: userEvent.setup() };
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const next = () => screen.getByRole('button', { name: /^(Next|Review|Back to review)$/ });

test('the first section needs no answer; the second asks for the missing place', async () => {
  const { user } = draw();
  await user.click(next());
  expect(await heading('Which fish or shellfish, and where from?')).toHaveFocus();
  await user.click(next());
  const alert = await screen.findByRole('alert');
  await user.click(within(alert).getByRole('link', { name: /Place of catch: This field is required/ }));
  expect(screen.getByRole('combobox', { name: /Place of catch/ })).toHaveFocus();
});

const atRapa = { type: 'Point' as const, coordinates: [-144.33, -27.6] as [number, number] };

test('a point far from the place is asked about before the next section; the place may be kept', async () => {
  const { user, kept } = draw({ case_location_id: 3, case_geom: atRapa }, 2);
  await user.click(next());
  const question = screen.getByText(/This point is 1,2\d\d km from Moorea/);
  expect(document.activeElement).toContainElement(question);
  expect(screen.queryByRole('heading', { level: 1, name: 'When, and what care?' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Keep Moorea, without the point' }));
  await waitFor(() => expect(kept.at(-1)).toMatchObject({ case_location_id: 3, case_geom: null }));
  await user.click(next());
  await heading('When, and what care?');
});

test('or the point may be kept, and is asked about no more', async () => {
  const { user, kept } = draw({ case_location_id: 3, case_geom: atRapa }, 2);
  await user.click(screen.getByRole('button', { name: 'Keep both' }));
  await user.click(next());
  await heading('When, and what care?');
  expect(kept.at(-1)).toMatchObject({ case_location_id: 3, case_geom: atRapa });
});

test('answers stay when a section is opened again', async () => {
  const { user } = draw({ case_location_id: 3 });
  await user.click(screen.getByRole('radio', { name: 'Myself' }));
  await user.type(screen.getByRole('textbox', { name: 'Age' }), '34');
  await user.click(next());
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await heading('Who is ill?');
  expect(screen.getByRole('radio', { name: 'Myself' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Age' })).toHaveValue('34');
});

test('the rules of a report run once per keystroke', async () => {
  const { user } = draw();
  jest.mocked(faultsOf).mockClear();
  await user.type(screen.getByRole('textbox', { name: 'Age' }), '34');
  expect(faultsOf).toHaveBeenCalledTimes(2);
});

test('a number that is none holds the section back', async () => {
  const { user } = draw();
  await user.type(screen.getByRole('textbox', { name: 'Age' }), 'abc');
  await user.click(next());
  expect(await screen.findByRole('alert')).toHaveTextContent('Age: This is not a number. For example 34.');
});

test('an implausible number is asked about once its field is left, kept, and holds nothing back', async () => {
  const { user, kept } = draw({ case_location_id: 3, event_date: '2026-11-20' });
  const age = screen.getByRole('textbox', { name: 'Age' });
  await user.type(age, '999');
  expect(age).not.toHaveAccessibleDescription();
  await user.tab();
  expect(age).toHaveAccessibleDescription(/^999\syears: is that right\?$/);
  expect(age).toBeValid();
  await user.click(next());
  await heading('Which fish or shellfish, and where from?');
  await user.click(next());
  await heading('When, and what care?');
  await user.click(
    within(screen.getByRole('radiogroup', { name: /Are other people ill/ })).getByRole('radio', {
      name: 'Yes',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'One more' }));
  expect(screen.getByRole('textbox', { name: 'People ill in all' })).toHaveValue('2');
  await waitFor(() => expect(kept.at(-1)).toMatchObject({ age: 999, mass_poisoning_nb: 2 }));
});

test('a text that is too long is said while it is pasted, and nothing of it is cut', async () => {
  const { user, kept } = draw();
  const long = 'a'.repeat(201);
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.click(name);
  await user.paste(long);
  expect(name).toHaveValue(long);
  expect(name).toHaveAccessibleDescription('This field must have at most 200 characters');
  const phone = screen.getByRole('textbox', { name: 'Phone' });
  await user.type(phone, '40 41 42 43 / 87 12 34 56 poste 12'.slice(0, 25));
  expect(phone).toBeValid();
  expect(kept.at(-1)).toMatchObject({ cont_name: long, cont_phone: '40 41 42 43 / 87 12 34 56' });
});

test('a meal in the future is refused by the clock of the place', async () => {
  const { user } = draw({ case_location_id: 3, event_date: '2026-11-22' }, 3);
  await user.click(next());
  expect(await screen.findByRole('alert')).toHaveTextContent('The date is in the future');
  await user.click(screen.getByRole('radio', { name: 'Today' }));
  await user.click(next());
  await heading('Which symptoms?');
});

test('each symptom is a named group of six answers, "no to the rest" can be undone', async () => {
  const { user, kept } = draw({ case_location_id: 3, event_date: '2026-11-20' }, 4);
  const nausea = screen.getByRole('radiogroup', { name: 'Nausea' });
  expect(within(nausea).getAllByRole('radio')).toHaveLength(6);
  await user.click(within(nausea).getByRole('radio', { name: /Strong/ }));
  const [rest] = screen.getAllByRole('button', { name: 'No to the rest of the group' });
  await user.click(rest as HTMLElement);
  await waitFor(() =>
    expect(kept.at(-1)).toMatchObject({ sympt_nausea: '3', sympt_diarrhea: 'N', sympt_vomitting: 'N' }),
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(kept.at(-1)).toMatchObject({ sympt_nausea: '3', sympt_diarrhea: null }));
});

test('only an old meal is asked about for what lasts months, and the review shows only what was answered', async () => {
  const first = draw({ case_location_id: 3, event_date: '2026-11-20', age: 34 }, 4);
  expect(screen.queryByRole('radiogroup', { name: 'Felt for more than 3 months' })).toBeNull();
  first.unmount();
  const { unmount } = draw({ case_location_id: 3, event_date: '2026-05-20', age: 34 }, 4);
  expect(screen.getByRole('radiogroup', { name: 'Felt for more than 3 months' })).toBeVisible();
  unmount();
  draw({ case_location_id: 3, event_date: '2026-11-20', age: 34 }, 6);
  expect(screen.getByText('Age')).toBeVisible();
  expect(screen.queryByText('Sex')).toBeNull();
  expect(screen.queryByText(/No answer|Not answered/)).toBeNull();
});

test('a form after another one begins at its heading', async () => {
  draw().unmount();
  draw();
  expect(await heading('Who is ill?')).toHaveFocus();
});

test('an edit link of the review leads back to it, then the report is sent by keyboard', async () => {
  const { user, sent } = draw({ case_location_id: 3, event_date: '2026-11-20', time_known: false }, 6);
  await user.click(screen.getByRole('button', { name: 'Edit: Who is ill' }));
  await heading('Who is ill?');
  screen.getByRole('button', { name: 'Back to review' }).focus();
  await user.keyboard('{Enter}');
  await heading('Check, then send');
  screen.getByRole('button', { name: 'Send report' }).focus();
  await user.keyboard('{Enter}');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ case_location_id: 3, event_date: '2026-11-20' });
});

test('people and readers never meet the trap', () => {
  draw();
  const trap = document.querySelector('input[name="cw_blank"]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: /website/i })).toBeNull();
});
