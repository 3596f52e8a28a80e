import { loginAsDemoAccount } from '../../../support/accounts';
import { FAULTS, Typing } from '../../../support/faults';
import { LONG } from '../../../support/tags';
import { expect, signIn, test } from '../../../support/test';

const EDITOR = 'cases_editor@demo.example';
const LIST = '/ciguawatch/case/report/list';
/** Most keys that a correction of one case may take. */
const MOST_KEYS = 20;

test('twenty seeded faults are mended with the keyboard alone, each with 20 keys at most', {
  tag: LONG,
}, async ({ page, request }) => {
  const editor = await loginAsDemoAccount(request, EDITOR);
  const places = (await (await request.get('/api/cw/location/')).json()) as {
    id: number;
    name: string;
    type: string;
    country: number;
  }[];
  const named = (type: string, name: string) =>
    places.find((one) => one.type === type && one.country === 4 && one.name === name)?.id ?? 0;
  const country = places.find((one) => one.type === 'C' && one.country === 4)?.id ?? 0;
  const species = (await (await request.get('/api/fb/specie/')).json()) as { id: number; name: string }[];
  const caseOf = async (id: number) => (await editor.get(`/api/cw/casesingle/${id}/`)).json();
  const shown = async (id: number, right: Record<string, unknown>) => {
    const row = await caseOf(id);
    const beside = await (await editor.get(`/api/cw/case/${id}/beside/`)).json();
    const known: Record<string, unknown> = {
      ...row,
      island: places.find((one) => one.id === row.case_island)?.name,
      fish: species.find((one) => one.id === row.specie_id)?.name,
      meal: beside.same_meal.length > 0,
      duplicate: row.duplicate_of !== null || beside.duplicates.length > 0,
      deleted: row.deleted_at !== null,
    };
    return Object.fromEntries(Object.keys(right).map((name) => [name, known[name]]));
  };
  expect(named('I', 'Huahine')).toBeGreaterThan(0);

  const seeded = [];
  for (const fault of FAULTS)
    seeded.push({ fault, id: await fault.seed({ request, editor, islands: { country } }) });
  await signIn(page, EDITOR);

  const counted: string[] = [];
  for (const { fault, id } of seeded) {
    await test.step(fault.name, async () => {
      await page.goto(`${LIST}?${fault.list ?? ''}id=${id}`);
      await page.getByRole('rowheader').first().focus();
      const typing = new Typing(page);
      await fault.mend(typing, id);
      await expect.poll(() => shown(id, fault.right), { message: fault.name }).toEqual(fault.right);
      counted.push(`${String(typing.keys).padStart(3)}  ${fault.name}`);
      console.log(counted.at(-1));
      expect(typing.keys, fault.name).toBeLessThanOrEqual(MOST_KEYS);
    });
  }
  test.info().annotations.push({ type: 'keys', description: counted.join('\n') });
});
