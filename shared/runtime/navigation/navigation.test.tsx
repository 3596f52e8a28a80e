import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { CrossLink, go, leaveGuard, safePath, useUnsavedGuard } from './navigation';

function Where() {
  return <output>{useLocation().pathname}</output>;
}

function Form({ dirty }: { dirty: boolean }) {
  useUnsavedGuard(dirty, 'three answers');
  return null;
}

const show = (dirty: boolean) =>
  render(
    <BrowserRouter>
      <Where />
      <Form dirty={dirty} />
      <CrossLink to="/gis/maps">maps</CrossLink>
      <Link to="/fishbase/species">species</Link>
    </BrowserRouter>,
  );

beforeEach(() => history.replaceState(null, '', '/'));

test('a navigation by one part of the page reaches every router', () => {
  show(false);
  fireEvent.click(screen.getByText('maps'));
  expect(screen.getByRole('status')).toHaveTextContent('/gis/maps');
  expect(screen.getByText('maps')).toHaveAttribute('href', '/gis/maps');
});

test('an address that the server answers itself is loaded, and no router sees it', () => {
  const failures = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show(false);
  const entries = history.length;
  go('/plain/risk?lang=fr');
  // jsdom reports what it cannot load instead of loading it.
  expect(String(failures.mock.calls[0]?.[0])).toContain('navigation');
  expect(screen.getByRole('status')).toHaveTextContent('/');
  expect([location.pathname, history.length]).toEqual(['/', entries]);
  failures.mockRestore();
});

test('only addresses of this site are opened', () => {
  expect(safePath('/profile?a=1#b')).toBe('/profile?a=1#b');
  for (const bad of [
    'https://example.org/',
    '//example.org/x',
    '/\\example.org',
    'javascript:alert(1)',
    null,
  ]) {
    expect(safePath(bad)).toBe('/');
  }
});

test.each(['maps', 'species'])('unsaved changes are asked about before the link %s', (name) => {
  show(true);
  fireEvent.click(screen.getByText(name));
  expect(location.pathname).toBe('/');
  expect(leaveGuard.leaving?.reason).toBe('three answers');
  leaveGuard.leaving?.stay();
  expect(leaveGuard.leaving).toBeNull();
  expect(location.pathname).toBe('/');
});

test('after agreeing the page is left', () => {
  show(true);
  go('/profile');
  act(() => leaveGuard.leaving?.leave());
  expect(location.pathname).toBe('/profile');
});

test('closing the tab asks only while something is unsaved', () => {
  const { unmount } = show(true);
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  unmount();
  const again = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(again);
  expect(again.defaultPrevented).toBe(false);
});
