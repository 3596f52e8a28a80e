import english from '@ciguawatch/shared/domain/locales/en_US.json';
import { drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { addMessages, formatInstant, formatTime } from '@ciguawatch/shared/runtime/i18n/i18n';
import { setClock } from '@ciguawatch/shared/runtime/page/clock';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { fullCase } from '@ciguawatch/shared/testing/full-case';
import { buttons, pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import {
  advanceTimers,
  advanceUntilSettled,
  delay,
  setUpSlowDevice,
  slowly,
  stepTime,
} from '@ciguawatch/shared/testing/slow-steps';
import { fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import englishPages from '../../../../locales/en_US.json';
import englishThread from '../../../thread/locales/en_US.json';
import SavedCase from './saved-case';

jest.mock('./case-view', () => ({
  CaseView: ({ notice, onEdit }: { notice: ReactNode; onEdit: () => void }) => (
    <>
      {notice ?? (
        <button type="button" onClick={onEdit}>
          Edit
        </button>
      )}
    </>
  ),
}));
jest.mock('./head/decision-block', () => ({ DecisionBlock: () => null }));
jest.mock('../form/steps/section-body', () => ({
  SectionBody: ({ section }: { section: number }) => (section === 5 ? <Notes /> : null),
}));
function Notes() {
  const { useReportField } = jest.requireActual('../form/report-field');
  const { value, onChange } = useReportField('gsympt_other_obs');
  return <input aria-label="Notes" value={value} onChange={(event) => onChange(event.target.value)} />;
}

const harness = setUpPage();
const device = setUpSlowDevice();
const user = fakeUser({ id: 7 });
const notes = () => document.querySelector<HTMLInputElement>('[aria-label="Notes"]');
const type = (value: string) => fireEvent.change(notes()!, { target: { value } });
const kept = () => advanceUntilSettled(drafts.list('case/', { account: 7 }));

afterEach(() => setClock());
beforeAll(() => {
  addMessages('domain', { en_US: english });
  addMessages('ciguawatch', { en_US: englishPages });
  addMessages('caseThread', { en_US: englishThread });
});

/** Fake server with one case; a save on an outdated version answers with a conflict. */
function serveCase(answer: number) {
  const stored = fullCase({ version: 3, gsympt_other_obs: 'As reported', sympt_nausea: '1' });
  const state = { row: stored, saves: 0 };
  harness.server.on('GET', 'cw/casesingle/1249/', async () => {
    await delay(answer);
    return { data: state.row };
  });
  harness.server.on('PATCH', 'cw/case/1249/', async ({ headers, body }) => {
    await delay(answer);
    if (headers['If-Match'] !== `"${state.row.version}"`)
      return { status: 409, data: { code: 'conflict', message: '', current: state.row } };
    state.saves += 1;
    state.row = { ...state.row, ...(body as object), version: state.row.version + 1 };
    return { data: state.row };
  });
  return state;
}
/** Waits for the button that opens the form, and presses it. */
async function begin(): Promise<void> {
  const ways = /^(Edit|Continue)$/;
  for (let waited = 0; buttons(ways).length === 0 && waited < 60_000; waited += 100) await advanceTimers(100);
  pressButton(ways);
  await advanceTimers(1);
}
const open = () => renderWithRuntime(<SavedCase id={1249} />, { user });

test('changes that were left are gone on with and saved once; what a colleague saved meanwhile is asked about', async () => {
  await slowly(
    [stepTime, stepTime, stepTime, stepTime, fc.boolean()],
    async (read, write, answer, typing, isBehind) => {
      Object.assign(device, { read, write });
      const server = serveCase(answer);
      const first = open();
      await begin();
      type('Left behind');
      await advanceTimers(typing);
      first.unmount();
      if (isBehind)
        server.row = { ...server.row, version: 4, gsympt_other_obs: 'A colleague wrote', age: 40 };
      const second = open();
      await begin();
      expect(notes()).toHaveValue('Left behind');
      type('Left behind, and more');
      await advanceTimers(typing);
      pressButton('Save');
      // The response may arrive after the page was left; the saved changes must not remain as a draft.
      if (!isBehind) {
        second.unmount();
        await advanceTimers(answer);
      } else {
        await advanceTimers(answer + 1);
        expect(server.row.gsympt_other_obs).toBe('A colleague wrote');
        expect(screen.getByRole('alert')).toHaveTextContent(/^Somebody else saved/);
        expect(await kept()).toHaveLength(1);
        pressButton('Keep all mine');
        pressButton('Save');
        await advanceTimers(answer + 1);
        second.unmount();
      }
      await advanceTimers(10_000 + 2 * write);
      expect(server.row.gsympt_other_obs).toBe('Left behind, and more');
      expect(server.row.age).toBe(isBehind ? 40 : null);
      expect(server.saves).toBe(1);
      expect(await kept()).toEqual([]);
    },
    [[5_000, 1, 1, 701, false]],
  );
});

test.each([
  ['an hour', 3_600_000, (at: number) => `at ${formatTime(at)}`],
  ['two days', 48 * 3_600_000, (at: number) => `on ${formatInstant(at)}`],
])(
  'after %s a conflict says when the version was read, and not when the draft was gone on with',
  async (_long, later, said) => {
    setClock(() => Date.now());
    jest.setSystemTime(new Date(2026, 10, 20, 9, 5));
    const server = serveCase(0);
    const first = open();
    await begin();
    const readAt = Date.now();
    await advanceTimers(600_000);
    type('Left behind');
    await advanceTimers(1_000);
    first.unmount();
    await advanceTimers(1_000);
    jest.setSystemTime(readAt + later);
    const changed_at = new Date(readAt + later - 60_000).toISOString();
    server.row = { ...server.row, version: 4, gsympt_other_obs: 'A colleague wrote', changed_at };
    open();
    await begin();
    pressButton('Save');
    await advanceTimers(1);
    expect(screen.getByRole('alert')).toHaveTextContent(`You had opened it ${said(readAt)}.`);
  },
);
