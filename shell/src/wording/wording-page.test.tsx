import '../layout/frame/texts';
import { buttons, fillField, pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen, waitFor } from '@testing-library/react';
import { notePage } from './noted-page';
import WordingPage from './wording-page';

const harness = setUpPage();
const entry = (value: string) => ({ value, type: 'input', display_name: '' });
const home = { title: entry('Ill after eating fish?'), few: entry('No case|1 case|{{count}} cases') };

beforeEach(() => {
  const data = { code: 'en_US', version: 1, pages: { shell: { home } } };
  harness.server.on('GET', /^a\/translation\/en_US\//, { data });
});

/** Opens the page as somebody who leaves a page with these lines. */
async function open(lines: string): Promise<void> {
  const main = Object.assign(document.createElement('main'), { id: 'main' });
  Object.defineProperty(main, 'innerText', { value: lines });
  document.body.append(main);
  notePage();
  main.remove();
  renderWithRuntime(<WordingPage />);
  await screen.findByRole('heading', { name: 'Suggest a better wording' });
  await waitFor(() => expect(screen.getByLabelText('Words or sentence as you read it')).toBeInTheDocument());
}

test('a text of the page that was left is worded better and sent', async () => {
  harness.server.on('POST', 'a/translation/wording/', { data: { taken: true } });
  await open('Ill after eating fish?\nHao');
  pressButton('Ill after eating fish?');
  pressButton('Send');
  expect(await screen.findAllByText('Change something first.')).not.toEqual([]);
  fillField('Your wording', '<b>Ill?</b>');
  pressButton('Send');
  expect(await screen.findAllByText('Write plain text, without tags.')).not.toEqual([]);
  expect(harness.changes).toEqual([]);
  fillField('Your wording', 'Ill after a fish?');
  pressButton('Send');
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeInTheDocument();
  const place = { language: 'en_US', namespace: 'shell', page: 'home', key: 'title' };
  expect(harness.changes).toEqual([
    { asked: 'POST a/translation/wording/', body: { ...place, text: 'Ill after a fish?' } },
  ]);
});

test('each form of a plural is worded, with its number', async () => {
  harness.server.on('POST', 'a/translation/wording/', { data: { taken: true } });
  await open('');
  fillField('Words or sentence as you read it', '7 cases');
  pressButton('No case / 1 case / {count} cases');
  fillField('Your wording, for several', 'several cases');
  pressButton('Send');
  expect(await screen.findAllByText('This is missing: {count}')).not.toEqual([]);
  fillField('Your wording, for several', '{count} people ill');
  pressButton('Send');
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(harness.changes[0]?.body).toMatchObject({ key: 'few', text: 'No case|1 case|{{count}} people ill' });
});

test('without a network what was typed stays', async () => {
  await open('Ill after eating fish?');
  pressButton('Ill after eating fish?');
  fillField('Your wording', 'Ill after a fish?');
  harness.server.down = true;
  pressButton('Send');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByLabelText('Your wording')).toHaveValue('Ill after a fish?');
});

test('a search that finds nothing says what is no text of the portal', async () => {
  await open('');
  fillField('Words or sentence as you read it', 'Teva reported');
  expect(await screen.findByText('No text of the portal says this')).toBeInTheDocument();
  expect(buttons(/Ill/)).toEqual([]);
});
