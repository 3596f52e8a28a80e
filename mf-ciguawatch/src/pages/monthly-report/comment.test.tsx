import { COMMENT_LENGTH, type ReportComment } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import {
  button,
  buttons,
  fillField,
  pressButton,
  pressTwice,
  setUpPage,
} from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import '../../texts';
import { Comment } from './comment';
import './texts';

const harness = setUpPage();
const period = { country: 4, year: 2026, month: 3 };
const version = (n: number, text: string, erased_at: string | null = null): ReportComment => ({
  ...{ lang: 'fr_FR' as const, version: n, text, erased_at },
  ...{ at: '2026-04-02T20:00:00Z', by: 'Moana' },
});
const other: ReportComment = { ...version(1, 'Calm, in English.'), lang: 'en_US' };
const named = [version(2, 'Hina was ill.'), other, version(1, 'Calm.')];
const erased = [version(3, ''), version(2, '', '2026-04-03T20:00:00Z'), version(1, 'Calm.')];

async function eraseLatest(typed?: string): Promise<jest.Mock> {
  harness.server.on('GET', /^cw\/monthly\/comment/, { data: named });
  harness.server.on('POST', 'cw/monthly/comment/redact/', { data: erased });
  const saved = jest.fn();
  renderWithRuntime(<Comment period={period} held={named[0] as ReportComment} onSaved={saved} />, {
    user: fakeUser(),
  });
  if (typed) fillField('In short (French)', typed);
  pressButton('Versions of the comment');
  expect(await screen.findAllByRole('button', { name: 'Erase version 1' })).toHaveLength(1);
  pressButton('Erase version 2');
  await screen.findByRole('dialog', { name: 'Erase version 2?' });
  fillField(/^Reason/, 'The family asked');
  harness.server.on('GET', /^cw\/monthly\/comment/, { data: erased });
  pressButton('Erase');
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  // The rest of the page is out of reach until the dialog has closed.
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Erase version 2?' })).toBeNull());
  return saved;
}

test('a version is erased with a reason, and disappears from the unchanged field', async () => {
  await eraseLatest();
  expect(harness.changes).toEqual([
    {
      asked: 'POST cw/monthly/comment/redact/',
      body: { ...period, lang: 'fr_FR', version: 2, reason: 'The family asked' },
    },
  ]);
  expect(screen.getByLabelText('In short (French)')).toHaveValue('');
  expect(screen.queryByText(/Hina/)).toBeNull();
  expect(await screen.findByText(/^Text erased on .*2026/)).toBeInTheDocument();
  expect(harness.toasts).toEqual(['success: The text is erased.']);
});

test('text being typed stays, and is saved on top of the version after the erasure', async () => {
  await eraseLatest('One person was ill.');
  expect(screen.getByLabelText('In short (French)')).toHaveValue('One person was ill.');
  harness.server.on('POST', 'cw/monthly/comment/', { status: 201, data: version(4, 'One person was ill.') });
  pressButton('Save the comment');
  await waitFor(() => expect(harness.changes).toHaveLength(2));
  expect(harness.changes[1]?.body).toEqual({
    ...period,
    lang: 'fr_FR',
    text: 'One person was ill.',
    version: 3,
  });
});

describe('saving a comment', () => {
  const label = 'In short (French)';
  const theirs = { ...version(5, 'A calm month.'), by: null };
  const conflict = { status: 409, data: { code: 'conflict', message: '', current: theirs } };
  function draw() {
    const saved = jest.fn();
    renderWithRuntime(<Comment period={period} held={version(2, 'Calm.')} onSaved={saved} />, {
      user: fakeUser(),
    });
    return saved;
  }
  const sent = () => harness.changes.map(({ body }) => body);
  const said = (text: string, base: number) => ({ ...period, lang: 'fr_FR', text, version: base });

  /** Saves a comment that another editor has changed since it was loaded. */
  async function meet() {
    harness.server.on('POST', 'cw/monthly/comment/', conflict);
    const saved = draw();
    fillField(label, 'Two were ill.');
    pressButton('Save the comment');
    const told = await screen.findByRole('alert');
    expect(told).toHaveTextContent(
      /Somebody changed this comment in the meantime.*Text saved by deleted account/,
    );
    expect(told).toHaveTextContent('A calm month.');
    expect([saved.mock.calls, harness.toasts]).toEqual([[], []]);
    expect(screen.getByLabelText(label)).toHaveValue('Two were ill.');
    return saved;
  }

  test('keeps the text as a new version of the one that was read, once, and the next is based on it', async () => {
    harness.server.on('POST', 'cw/monthly/comment/', { status: 201, data: version(3, 'Two were ill.') });
    const saved = draw();
    expect(screen.getByLabelText(label)).toHaveValue('Calm.');
    expect(screen.getByText('Appears in the report. Every version is kept.')).toBeInTheDocument();
    fillField(label, 'Two were ill.');
    pressTwice('Save the comment');
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(harness.toasts).toEqual(['success: Comment saved']);
    fillField(label, '');
    pressButton('Save the comment');
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
    expect(sent()).toEqual([said('Two were ill.', 2), said('', 3)]);
  });

  test('saving over a colleague’s text needs a choice: "mine" keeps the own text', async () => {
    const saved = await meet();
    pressButton('Keep my text');
    expect(screen.queryByText('A calm month.')).toBeNull();
    harness.server.on('POST', 'cw/monthly/comment/', { status: 201, data: version(6, 'Two were ill.') });
    pressButton('Save the comment');
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual([said('Two were ill.', 2), said('Two were ill.', 5)]);
  });

  test('or "theirs" is taken, and can be edited further', async () => {
    const saved = await meet();
    pressButton('Take the other text');
    expect(screen.getByLabelText(label)).toHaveValue('A calm month.');
    expect(buttons('Take the other text')).toEqual([]);
    harness.server.on('POST', 'cw/monthly/comment/', { status: 201, data: version(6, 'A calm month, yes.') });
    fillField(label, 'A calm month, yes.');
    pressButton('Save the comment');
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(sent()[1]).toEqual(said('A calm month, yes.', 5));
  });

  test('that fails to be saved gives the reason, keeps the text, and stays based on the same version', async () => {
    harness.server.on('POST', 'cw/monthly/comment/', {
      status: 500,
      data: { code: 'server_error', message: '', current: theirs },
    });
    const saved = draw();
    fillField(label, 'Two were ill.');
    pressButton('Save the comment');
    expect(await screen.findByRole('alert')).toHaveTextContent(/./);
    expect(screen.queryByText(/Somebody changed this comment/)).toBeNull();
    expect(screen.getByLabelText(label)).toHaveValue('Two were ill.');
    pressButton('Save the comment');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect([sent()[1], saved.mock.calls]).toEqual([said('Two were ill.', 2), []]);
  });

  test('is refused one character above the maximum, and accepted at the maximum', async () => {
    harness.server.on('POST', 'cw/monthly/comment/', { status: 201, data: version(3, '') });
    draw();
    fillField(label, 'a'.repeat(COMMENT_LENGTH + 1));
    pressButton('Save the comment');
    expect(await screen.findByText(`at most ${COMMENT_LENGTH} characters`)).toBeInTheDocument();
    expect(sent()).toEqual([]);
    fillField(label, 'a'.repeat(COMMENT_LENGTH));
    pressButton('Save the comment');
    await waitFor(() => expect(sent()).toHaveLength(1));
  });
});

describe('the versions of a comment', () => {
  const draw = () =>
    renderWithRuntime(<Comment period={period} held={version(2, 'Hina was ill.')} onSaved={jest.fn()} />, {
      user: fakeUser(),
    });
  const asked = () => harness.server.sent('cw/monthly/comment').map(({ path }) => path);

  test('are loaded when opened, of this language only, with author and time', async () => {
    harness.server.on('GET', /^cw\/monthly\/comment/, {
      data: [...named, { ...version(4, 'Old.'), by: null }],
    });
    draw();
    expect(asked()).toEqual([]);
    pressButton('Versions of the comment');
    expect(await screen.findByText(/^Version 2, Moana, April 2, 2026/)).toBeInTheDocument();
    expect(screen.getByText(/^Version 4, deleted account, /)).toBeInTheDocument();
    expect(screen.queryByText('Calm, in English.')).toBeNull();
    expect(screen.queryByText(/^Text erased/)).toBeNull();
    expect(asked()).toEqual([expect.stringMatching(/country=4&year=2026&month=3/)]);
  });

  test('of a comment never written are an empty list', async () => {
    harness.server.on('GET', /^cw\/monthly\/comment/, { data: [other] });
    draw();
    pressButton('Versions of the comment');
    expect(await screen.findByText('Nothing has been written yet.')).toBeInTheDocument();
  });

  test('that failed to load give the reason', async () => {
    harness.server.on('GET', /^cw\/monthly\/comment/, {
      status: 500,
      data: { code: 'server_error', message: '' },
    });
    draw();
    pressButton('Versions of the comment');
    expect(await screen.findByRole('alert')).toHaveTextContent(/server/i);
  });

  test('a refused reason is reported at its field, and nothing counts as erased', async () => {
    harness.server
      .on('GET', /^cw\/monthly\/comment/, { data: named })
      .on('POST', 'cw/monthly/comment/redact/', {
        status: 400,
        data: { code: 'invalid_body', message: '', fields: { reason: 'bidi_signs' } },
      });
    draw();
    pressButton('Versions of the comment');
    await waitFor(() => expect(buttons('Erase version 1')).toHaveLength(1));
    pressButton('Erase version 1');
    await screen.findByRole('dialog', { name: 'Erase version 1?' });
    pressButton('Erase');
    expect(await screen.findByText('Say why')).toBeInTheDocument();
    expect(harness.changes).toEqual([]);
    fillField(/^Reason/, '  The family asked ');
    pressButton('Erase');
    await waitFor(() => expect(harness.changes).toHaveLength(1));
    expect(harness.changes[0]?.body).toMatchObject({ version: 1, reason: 'The family asked' });
    await waitFor(() => expect(screen.getByLabelText(/^Reason/)).toBeInvalid());
    expect(screen.getByLabelText(/^Reason/)).toHaveValue('  The family asked ');
    expect(harness.toasts).toEqual([]);
    pressButton('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button('Erase version 1')).toBeEnabled();
  });
});

test('asks before the page is left only while the text is not saved', async () => {
  harness.server.on('POST', /^cw\/monthly/, { data: version(3, 'Written again.') });
  renderWithRuntime(<Comment period={period} held={version(2, 'Calm.')} onSaved={jest.fn()} />, {
    user: fakeUser(),
  });
  const asksOnLeaving = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(asksOnLeaving()).toBe(false);
  fillField('In short (French)', 'Written again.');
  expect(asksOnLeaving()).toBe(true);
  pressButton('Save the comment');
  await waitFor(() => expect(harness.toasts).toEqual(['success: Comment saved']));
  expect(asksOnLeaving()).toBe(false);
});
