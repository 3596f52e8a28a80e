import english from '@ciguawatch/shared/domain/locales/en_US.json';
import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import type { ReportBody } from '@ciguawatch/shared/runtime/outbox/outbox-types';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { pressButton } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import {
  advanceTimers,
  advanceUntilSettled,
  setUpSlowDevice,
  slowly,
  stepTime,
} from '@ciguawatch/shared/testing/slow-steps';
import { fireEvent } from '@testing-library/react';
import englishPages from '../../../locales/en_US.json';
import { freshDraft, reportDrafts } from '../../report/report-draft';
import { lists } from '../../report/report-lists';
import TranscribePage from './page';

jest.mock('../case-report/form/steps/section-body', () => ({
  SectionBody: ({ section }: { section: number }) => (section === 5 ? <Notes /> : null),
}));
function Notes() {
  const { useReportField } = jest.requireActual('../case-report/form/report-field');
  const { value, onChange } = useReportField('gsympt_other_obs');
  return <input aria-label="Notes" value={value} onChange={(event) => onChange(event.target.value)} />;
}

const device = setUpSlowDevice();
const user = fakeUser({ id: 7 });
const kept = reportDrafts('transcribe', 7);
const notes = () => document.querySelector<HTMLInputElement>('[aria-label="Notes"]');
const type = (value: string) => fireEvent.change(notes()!, { target: { value } });

beforeAll(() => {
  addMessages('domain', { en_US: english });
  addMessages('ciguawatch', { en_US: englishPages });
});
beforeEach(() => void jest.spyOn(lists, 'load').mockReturnValue(undefined as never));

test('each sheet of a pile is sent once, and only the sheet being typed remains as a draft', async () => {
  await slowly([stepTime, stepTime, stepTime], async (read, write, typing) => {
    Object.assign(device, { read: 0, write: 0 });
    for (const { uuid } of [...outbox.items]) await advanceUntilSettled(outbox.remove(uuid));
    for (const { uuid } of await advanceUntilSettled(kept.list()))
      await advanceUntilSettled(kept.remove(uuid));
    const first = { ...freshDraft({ case_location_id: 69, event_date: '2026-11-18', sympt_nausea: '2' }) };
    kept.begin(first.uuid).keep(first);
    await advanceTimers(1_000);
    Object.assign(device, { read, write });
    const view = renderWithRuntime(<TranscribePage />, { user });
    await advanceTimers(4 * read + 1);
    type('Sheet one');
    await advanceTimers(typing);
    pressButton('Save and next');
    pressButton('Save and next');
    // While a sheet is being saved the form is inert: an edit would be part of neither report.
    for (let waited = 0; notes()?.value === 'Sheet one'; waited += 250) {
      expect([notes()?.closest('[inert]') !== null, waited < 60_000]).toEqual([true, true]);
      pressButton('Save and next');
      await advanceTimers(250);
    }
    type('Sheet two');
    await advanceTimers(typing);
    view.unmount();
    await advanceTimers(20_000);
    const sent = outbox.items.map(({ uuid, body }) => [uuid, (body as ReportBody).case.gsympt_other_obs]);
    expect(sent).toEqual([[first.uuid, 'Sheet one']]);
    const left = await advanceUntilSettled(kept.list());
    expect(left.map(({ uuid, values }) => [uuid === first.uuid, values.gsympt_other_obs])).toEqual([
      [false, 'Sheet two'],
    ]);
  });
});
