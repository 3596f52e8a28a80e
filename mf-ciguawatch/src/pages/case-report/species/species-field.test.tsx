import { emptyReport, type ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { FormProvider } from '@ciguawatch/shared/ui/form/form';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import englishPages from '../../../../locales/en_US.json';
import { useReportForm } from '../form/use-report-form';
import { SpeciesField } from './species-field';

const named = (id: number, name: string, english: string, traits: string) => ({
  traits,
  id,
  name,
  phenotype_id: 1,
  family: null,
  translations: [
    { lang: 'en_US', value: english },
    { lang: 'es_ES', value: 'Mero' },
  ],
});
const mockSpecies = [
  named(9, 'Plectropomus leopardus', 'Coral trout', 'shape:stout marks:dots'),
  named(8, 'Variola louti', 'Coronation trout', 'shape:stout tail:crescent'),
];
const mockGroups = [
  {
    id: 1,
    value: 'Groupers',
    slug: 'groupers',
    families: [],
    translation: [{ lang: 'es_ES', value: 'Meros' }],
  },
  { id: 2, value: 'Morays', slug: 'morays', families: [], translation: [] },
];
jest.mock('@ciguawatch/shared/ui/art/fish/fish', () => ({ Fish: () => null }));
jest.mock('@ciguawatch/shared/runtime/sync/collections', () => {
  const held = <T extends { id: number }>(all: () => T[]) => ({
    ...{ all, state: 'ready' },
    get: (id: number) => all().find((one) => one.id === id),
  });
  return {
    collections: {
      location: held(() => []),
      specie: held(() => mockSpecies),
      phenotype: held(() => mockGroups),
    },
  };
});

beforeAll(() => addMessages('ciguawatch', { en_US: englishPages }));

type Held = { values: ReportValues };

function Alone({ initial, held }: { initial: ReportValues; held: Held }) {
  const form = useReportForm({ initial, submit: () => undefined });
  form.api.subscribe(({ values }) => Object.assign(held, { values }), { values: true });
  return (
    <FormProvider form={form}>
      <SpeciesField />
    </FormProvider>
  );
}

function draw(more: Partial<ReportValues> = {}) {
  const initial = { ...emptyReport(), ...more };
  const held: Held = { values: initial };
  render(<Alone initial={initial} held={held} />);
  return { held, user: userEvent.setup() };
}
const button = (name: string) => screen.getByRole('button', { name });

test('the pictures fold to the group that was picked, and the keyboard goes on from there', async () => {
  const { held, user } = draw();
  await user.click(button('I don’t know the name'));
  await user.click(button('Groupers'));
  expect(held.values).toMatchObject({ phenotype_id: 1, specie_id: null, specie_known: false });
  expect(screen.queryByRole('button', { name: 'Morays' })).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(button('Name the species')).toHaveFocus();
  await user.click(button('Name the species'));
  await user.click(
    within(screen.getByRole('group', { name: 'Is it one of these?' })).getByText('Coral trout'),
  );
  expect(held.values).toMatchObject({ phenotype_id: null, specie_id: 9, specie_known: true });
  expect(button('Change')).toHaveFocus();
});

test('none of the species leaves the group, none of the groups is an answer too', async () => {
  const { held, user } = draw({ phenotype_id: 1, specie_known: false });
  await user.click(button('Name the species'));
  await user.click(button('None of these, or I don’t know'));
  expect(held.values).toMatchObject({ phenotype_id: 1, specie_known: false });
  await user.click(button('Change'));
  await user.click(button('I don’t know the name'));
  expect(button('Groupers')).toHaveAttribute('aria-pressed', 'true');
  await user.click(button('None of these, or I don’t know'));
  expect(held.values).toMatchObject({ phenotype_id: null, specie_id: null, specie_known: false });
  expect(screen.getByText('Fish not recognised.')).toBeVisible();
});

test('the key by pictures fills the species, and whether they are sure stays the reporter’s answer', async () => {
  const { held, user } = draw();
  await user.click(button('Recognise the fish by pictures'));
  await user.click(await screen.findByRole('button', { name: /^Tail/ }));
  await user.click(button('Crescent'));
  const found = within(screen.getByRole('list')).getAllByRole('button');
  expect(found[0]).toHaveTextContent('Coronation trout');
  await user.click(found[0] as HTMLElement);
  expect(held.values).toMatchObject({ specie_id: 8, phenotype_id: null, specie_known: null });
  expect(button('Change')).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'Not sure' }));
  expect(held.values).toMatchObject({ specie_id: 8, specie_known: false });
  await user.click(screen.getByRole('radio', { name: 'Sure' }));
  expect(held.values.specie_known).toBe(true);
  await user.click(button('Change'));
  await user.type(screen.getByRole('combobox'), 'coral tr{Enter}');
  expect(held.values).toMatchObject({ specie_id: 9, specie_known: true });
  expect(screen.queryByRole('radio', { name: 'Sure' })).toBeNull();
});

test('a name that is not in the list: near ones are offered, none is taken by itself, one tap keeps it', async () => {
  const { held, user } = draw();
  const search = screen.getByRole('combobox');
  await user.type(search, 'leopart trout');
  expect(screen.getAllByRole('option').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Coral trout, Plectropomus leopardus',
    'Coronation trout, Variola louti',
  ]);
  await user.keyboard('{Enter}');
  expect(held.values.specie_id).toBeNull();
  await user.click(button('Keep “leopart trout” in the observations'));
  expect(held.values.gsympt_other_obs).toBe('Fish or shellfish: leopart trout');
  expect(screen.getByText('“leopart trout” is noted in the observations.')).toHaveFocus();
  expect(search).toHaveValue('');
});

test('a name that was left for a picture is kept after what was said before; one that was found is not', async () => {
  const { held, user } = draw({ gsympt_other_obs: 'At noon.' });
  await user.type(screen.getByRole('combobox'), 'xyzzy');
  await user.click(button('I don’t know the name'));
  await user.click(button('Groupers'));
  expect(held.values.gsympt_other_obs).toBe('At noon.\nFish or shellfish: xyzzy');
  await user.click(button('Change'));
  await user.type(screen.getByRole('combobox'), 'coral tr{Enter}');
  expect(held.values).toMatchObject({ specie_id: 9, gsympt_other_obs: 'At noon.\nFish or shellfish: xyzzy' });
});

test('a word that several species bear offers their group first: who knows no more picks no species', async () => {
  const { held, user } = draw();
  await user.type(screen.getByRole('combobox'), 'mero');
  expect(screen.getAllByRole('option')).toHaveLength(3);
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('Groupers (group)');
  await user.keyboard('{Enter}');
  expect(held.values).toMatchObject({ specie_id: null, phenotype_id: 1, specie_known: false });
  expect(held.values.gsympt_other_obs ?? '').toBe('');
});
