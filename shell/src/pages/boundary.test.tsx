import { setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import '../layout/frame/texts';
import { lazyWithTexts } from '../layout/frame/lazy-with-texts';
import { reloadForCode } from '../offline/reload';
import { PageBoundary } from './boundary';

jest.mock('../offline/reload', () => ({ reloadForCode: jest.fn() }));

beforeEach(() => {
  jest.mocked(reloadForCode).mockReset().mockResolvedValue(false);
  setLanguage('en_US');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(window, { fetch: jest.fn().mockRejectedValue(new TypeError('Failed to fetch')) });
});
afterEach(() => jest.restoreAllMocks());

const chunkFailure = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const show = (fetch: Parameters<typeof lazyWithTexts>[0]) => {
  const Page = lazyWithTexts(fetch);
  render(
    <PageBoundary path="/outbox">
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    </PageBoundary>,
  );
};

test('a page that failed to load says so, and is loaded again on request', async () => {
  const fetch = jest.fn().mockRejectedValueOnce(chunkFailure()).mockRejectedValueOnce(chunkFailure());
  fetch.mockResolvedValue({ default: () => <p>The queue</p> });
  show(fetch);
  expect(await screen.findByText('This page is not on the device yet')).toBeInTheDocument();
  expect(screen.queryByText('500')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This page is not on the device yet')).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The queue')).toBeInTheDocument();
});

test('a page that crashed shows the 500 of the specification, in place of its first view', async () => {
  const giveUp = jest.fn();
  Object.assign(window, { firstView: { giveUp } });
  show(async () => ({
    default: () => {
      throw new Error('broken');
    },
  }));
  expect(await screen.findByText('500')).toBeInTheDocument();
  expect(giveUp).toHaveBeenCalledTimes(1);
});

test('while it is undecided whether the page reloads, it is shown as loading, not as missing', async () => {
  let answer: (reloads: boolean) => void = () => undefined;
  jest.mocked(reloadForCode).mockReturnValue(
    new Promise((done) => {
      answer = done;
    }),
  );
  show(jest.fn().mockRejectedValue(chunkFailure()));
  expect(await screen.findByText('Loading')).toBeInTheDocument();
  expect(screen.queryByText('This page is not on the device yet')).toBeNull();
  await act(async () => answer(false));
  expect(screen.getByText('This page is not on the device yet')).toBeInTheDocument();
});

test('a page whose code another build replaced is not told as one without a network', async () => {
  Object.assign(window, { fetch: jest.fn().mockResolvedValue({ ok: true }) });
  show(jest.fn().mockRejectedValue(chunkFailure()));
  expect(await screen.findByText('This page is part of a new version')).toBeInTheDocument();
  expect(screen.queryByText('This page is not on the device yet')).toBeNull();
});

test('a page that reloads is never shown as missing', async () => {
  jest.mocked(reloadForCode).mockResolvedValue(true);
  show(jest.fn().mockRejectedValue(chunkFailure()));
  expect(await screen.findByText('Loading')).toBeInTheDocument();
  await act(async () => undefined);
  expect(screen.queryByText('This page is not on the device yet')).toBeNull();
});

test('a page with altered code says so at once, and is not loaded again', async () => {
  Object.assign(window, { alteredFiles: async () => [`${location.origin}/assets/7.js`] });
  show(jest.fn().mockRejectedValue(chunkFailure()));
  expect(await screen.findByText('This page is not the one that was released')).toBeInTheDocument();
  expect(reloadForCode).not.toHaveBeenCalled();
  Object.assign(window, { alteredFiles: undefined });
});
