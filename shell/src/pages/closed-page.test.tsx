import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { act, render, screen } from '@testing-library/react';
import '../layout/frame/texts';
import { logoutQuestion } from '../account/start-logout';
import ClosedPage from './closed-page';
import { Failure } from './failure';
import { NotFound } from './not-found';

beforeEach(() => setLanguage('en_US'));

test('404 and 500 in the words of the specification', () => {
  const { unmount } = render(<NotFound />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
  expect(screen.getByText('Sorry, the page you are looking for could not be found.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('Page Not Found · Ciguawatch');
  unmount();
  render(<Failure onRetry={() => undefined} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Internal Server Error');
  expect(screen.getByText('This page is temporarily unavailable.')).toBeInTheDocument();
});

test('a missing role is named', () => {
  render(<ClosedPage why="role" access={{ all: [ROLE.moderator] }} />);
  expect(screen.getByText(/Moderation/)).toBeInTheDocument();
});

test('a page for wide screens says so, and offers the public pages', () => {
  render(<ClosedPage why="desktop" page="Case list" access={{ all: [ROLE.cases_editor] }} />);
  expect(screen.getByText(/“Case list” needs a wider screen/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Case map' })).toHaveAttribute('href', '/ciguawatch/case/map');
});

test('without a session the login replaces the page and returns to it', () => {
  window.history.replaceState(null, '', '/gis/maps?q=1');
  const entries = window.history.length;
  render(<ClosedPage why="login" access="connected" />);
  expect(window.location.pathname + window.location.search).toBe('/login?next=%2Fgis%2Fmaps%3Fq%3D1');
  expect(window.history).toHaveLength(entries);
});

test('a page closed by its account’s logout requests no login, unless it is still shown afterwards', () => {
  window.history.replaceState(null, '', '/gis/maps');
  logoutQuestion.leave(true);
  render(<ClosedPage why="login" access="connected" />);
  expect(window.location.pathname).toBe('/gis/maps');
  act(() => logoutQuestion.leave(false));
  expect(window.location.pathname).toBe('/login');
});

test('offline, the pages that stay readable are offered', () => {
  render(<ClosedPage why="offline" access={{ all: [ROLE.moderator] }} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page needs a connection');
  expect(screen.getByRole('link', { name: 'Species' })).toHaveAttribute('href', '/fishbase/species');
});
