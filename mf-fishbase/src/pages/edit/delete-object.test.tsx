import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { buttons, pressButton, pressTwice } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { changeTexts } from '../../revisions/texts';
import { DeleteObject } from './delete-object';
import type { Editing } from './read-edited';

beforeAll(() => changeTexts);
afterEach(() => jest.restoreAllMocks());

function draw(part: object = {}, onDelete = jest.fn(async () => undefined)) {
  const editing = {
    kind: 'specie',
    id: 22,
    name: 'Lutjanus bohar',
    held: { 'translations.ty_PF': ['haʻamea'] },
    who: { groups: [ROLE.fishbase_editor], languages: [] },
    ...part,
  };
  renderWithRuntime(<DeleteObject editing={editing as unknown as Editing} onDelete={onDelete} />);
  return onDelete;
}
const question = () => screen.findByRole('alertdialog', { name: 'Ask for Lutjanus bohar to be deleted?' });
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const expectDialogClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

test('a deletion is requested only after the confirmation, which says what happens to cases', async () => {
  const onDelete = draw();
  pressButton('Delete');
  expect(await question()).toHaveTextContent(/Cases that name this species keep its name/);
  pressButton('Cancel');
  await expectDialogClosed();
  expect(onDelete).not.toHaveBeenCalled();
  pressButton('Delete');
  expect(await question()).toHaveTextContent('Names that are no longer found: haʻamea');
  pressButton('Ask for deletion');
  expect(await question()).toHaveTextContent('Say why.');
  expect(onDelete).not.toHaveBeenCalled();
  type(/^Reason/, 'Twice in the directory');
  pressButton('Ask for deletion');
  expect(await question()).toHaveTextContent('Name the source.');
  expect(onDelete).not.toHaveBeenCalled();
  type(/^Source/, 'Own observation');
  pressTwice('Ask for deletion');
  await expectDialogClosed();
  expect(onDelete.mock.calls).toEqual([
    [null, { asked_reason: 'Twice in the directory', source: 'Own observation' }],
  ]);
});

test('a species that is replaced loses neither cases nor names', async () => {
  jest.spyOn(collections.specie, 'all').mockReturnValue([{ id: 63, name: 'Lutjanus gibbus' }] as never);
  const onDelete = draw();
  pressButton('Delete');
  expect(await question()).toHaveTextContent('Names that are no longer found');
  fireEvent.change(screen.getByLabelText(/^Replaced by/), { target: { value: '63' } });
  expect(await question()).toHaveTextContent('The page of this species then leads to the other.');
  expect(await question()).not.toHaveTextContent(/keep its name|no longer found/);
  type(/^Reason/, 'One species');
  type(/^Source/, 'WoRMS');
  pressButton('Ask for deletion');
  await expectDialogClosed();
  expect(onDelete.mock.calls).toEqual([[63, { asked_reason: 'One species', source: 'WoRMS' }]]);
});

test('the dialog closes when the deletion is refused, and can be opened again', async () => {
  const onDelete = draw({}, jest.fn().mockRejectedValue(new Error('refused')));
  pressButton('Delete');
  await question();
  type(/^Reason/, 'Twice');
  type(/^Source/, 'WoRMS');
  pressButton('Ask for deletion');
  await expectDialogClosed();
  pressButton('Delete');
  await question();
  pressButton('Ask for deletion');
  await waitFor(() => expect(onDelete).toHaveBeenCalledTimes(2));
});

test('the dialog of a group says how many species it contains', async () => {
  const species = [
    { id: 1, phenotype_id: 22, deleted: false },
    { id: 2, phenotype_id: 22, deleted: true },
    { id: 3, phenotype_id: 9, deleted: false },
    { id: 4, phenotype_id: 22, deleted: false },
  ];
  jest.spyOn(collections.specie, 'all').mockReturnValue(species as never);
  draw({ kind: 'phenotype' });
  pressButton('Delete');
  expect(await question()).toHaveTextContent(/^.*2 species are in this group/);
});

test('the dialog of an empty group says that a group named by cases cannot be deleted', async () => {
  jest.spyOn(collections.specie, 'all').mockReturnValue([]);
  draw({ kind: 'phenotype' });
  pressButton('Delete');
  expect(await question()).toHaveTextContent(/A group that cases name cannot be deleted/);
});

test('a species whose number equals that of a group gets the dialog of a species', async () => {
  jest
    .spyOn(collections.specie, 'all')
    .mockReturnValue([{ id: 1, phenotype_id: 22, deleted: false }] as never);
  draw();
  pressButton('Delete');
  expect(await question()).toHaveTextContent(/A moderator will decide/);
});

test('a translator without another role is offered no deletion', () => {
  draw({ who: { groups: [ROLE.fishbase_translator], languages: ['fr_FR'] } });
  expect(buttons()).toEqual([]);
});
