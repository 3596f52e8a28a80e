import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { fullCase } from '@ciguawatch/shared/testing/full-case';
import { pressButton, pressTwice, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import '../edit-texts';
import { CaseClass } from './case-class';

const harness = setUpPage();
const PATH = 'cw/case/12/';
const ROW = fullCase({
  id: 12,
  case_class: 'probable',
  class_reasons: ['cold_burns', 'known_product'],
  class_version: 1,
});

async function show(row: CaseFull = ROW, onChanged: (row: CaseFull) => void = () => undefined) {
  renderWithRuntime(<CaseClass row={row} onChanged={onChanged} />);
  await screen.findByRole('heading', { name: 'Case class' });
}

test('a class is said with its reasons and the version of its rule', async () => {
  await show();
  expect(await screen.findByText('Probable')).toBeVisible();
  expect(screen.getByText('Cold burns: a sign of ciguatera, hardly ever seen elsewhere.')).toBeVisible();
  expect(screen.getByText(/Rule of Friedman 2017, version 1/)).toBeVisible();
  fireEvent.click(await screen.findByText('How is this computed?'));
  expect(screen.getByRole('link', { name: 'Case class, version 2' })).toHaveAttribute(
    'href',
    expect.stringContaining('/ciguawatch/methods#case_class'),
  );
});

test('the answers that met each criterion are those of this case', async () => {
  await show({ ...ROW, sympt_dysesthesia: 'Y', sympt_nausea: '2', sympt_headache: 'N', sympt_itchings: 'U' });
  const computed = await screen.findByRole('group');
  expect(computed).toHaveTextContent('Cold that burnsCold feels burning');
  expect(computed).toHaveTextContent('GutNausea');
  expect(computed).toHaveTextContent('DeniedHeadache');
  expect(computed).not.toHaveTextContent('Senses');
  expect(computed).toHaveTextContent('Fishnot named');
});

test('a case that does not fit is not said to be no ciguatera', async () => {
  await show({ ...ROW, case_class: 'not_fitting', class_reasons: ['no_sign'] });
  expect(screen.getByText(/it may still be ciguatera/)).toBeVisible();
});

test('a case is discarded once, with what it was and why', async () => {
  const onChanged = jest.fn();
  await show(ROW, onChanged);
  const after = { ...ROW, version: 4, case_class: 'discarded', discarded: 'histamine' };
  harness.server.on('PATCH', PATH, { data: after });
  pressButton('Discard…');
  await screen.findByRole('dialog');
  pressButton('Discard');
  expect(screen.getByText('Choose what it was.')).toBeVisible();
  expect(screen.getByText(/Say why/)).toBeVisible();
  expect(harness.changes).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: 'Histamine' }));
  fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: ' Rash, tuna ' } });
  pressTwice('Discard');
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith(after));
  expect(harness.changes.map(({ body }) => body)).toEqual([{ discarded: 'histamine', reason: 'Rash, tuna' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what was typed stays when the server refuses, and a discarded case is taken back', async () => {
  await show({ ...ROW, case_class: 'discarded', discarded: 'puffer_fish' });
  expect(screen.getByText('Found to be: Puffer fish.')).toBeVisible();
  expect(screen.getByText('By the rule alone:')).toBeVisible();
  harness.server.on('PATCH', PATH, { status: 500, data: { code: 'internal' } });
  pressButton('No longer discard…');
  await screen.findByRole('dialog');
  fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: 'Retested' } });
  pressButton('No longer discard');
  await waitFor(() => expect(harness.changes).toHaveLength(1));
  expect(harness.changes[0]?.body).toEqual({ discarded: null, reason: 'Retested' });
  expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('Retested');
});

test('a deleted case keeps its class and offers no decision', async () => {
  await show({ ...ROW, deleted_at: '2026-11-01T00:00:00Z' });
  expect(screen.queryByRole('button')).toBeNull();
});
