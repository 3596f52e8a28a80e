import type { SampleCreate } from '@ciguawatch/shared/api/schemas/desk/samples';
import { drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
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
import { samplesTexts } from '../../samples/texts';
import SamplePage from './page';
import type { SampleDraft } from './use-draft';

jest.mock('@ciguawatch/shared/runtime/http/call', () => ({
  ...jest.requireActual('@ciguawatch/shared/runtime/http/call'),
  call: jest.fn(),
}));
jest.mock('./fish-fields', () => ({
  FishFields: ({ values, change }: { values: { code: string }; change: (part: object) => void }) => (
    <input aria-label="Code" value={values.code} onChange={(e) => change({ code: e.target.value })} />
  ),
}));
jest.mock('@ciguawatch/shared/runtime/navigation/navigation', () => ({
  ...jest.requireActual('@ciguawatch/shared/runtime/navigation/navigation'),
  go: jest.fn(),
}));

const device = setUpSlowDevice();
const user = fakeUser({ id: 7, manage_countries: [4] });
const answers = call as jest.Mock;
const code = () => screen.getByRole('textbox', { name: 'Code' });
const type = (text: string) => fireEvent.change(code(), { target: { value: text } });
const kept = async () =>
  (await advanceUntilSettled(drafts.list<SampleDraft>('sample', { account: 7 }))).map(
    ({ value }) => value.values.code,
  );

beforeAll(() => samplesTexts);
beforeEach(() => {
  for (const list of [collections.specie, collections.phenotype, collections.location])
    jest.spyOn(list, 'ensure').mockResolvedValue(undefined);
});
test('a form that is closed in the middle is found again, and gone once it is stored, however slow the device', async () => {
  await slowly([stepTime, stepTime, stepTime, stepTime], async (typing, read, write, answer) => {
    Object.assign(device, { read, write });
    const sent: SampleCreate[] = [];
    answers.mockImplementation(async (_call: unknown, { body }: { body: SampleCreate }) => {
      await delay(answer);
      sent.push(body);
      return { ...body, id: 9 };
    });
    const first = renderWithRuntime(<SamplePage />, { user });
    await advanceTimers(2 * read + 10);
    type('RAI-1');
    await advanceTimers(typing);
    type('RAI-12');
    first.unmount();
    await advanceTimers(1_000 + 2 * write);
    const again = renderWithRuntime(<SamplePage />, { user });
    await advanceTimers(2 * read + 10);
    expect(code()).toHaveValue('RAI-12');
    expect(screen.getByText(/^Draft of/)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await advanceTimers(answer + write + 1_000);
    again.unmount();
    await advanceTimers(20_000);
    expect(await kept()).toEqual([]);
    expect(sent.map((one) => one.code)).toEqual(['RAI-12']);
  });
});
