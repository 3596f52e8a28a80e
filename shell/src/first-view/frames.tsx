import { fullPath } from '@ciguawatch/shared/contract/paths';
import { type DrawnFor, drawAll } from '@ciguawatch/shared/webpack/draw-first-views';
import type { ReactElement } from 'react';
import './first.css';
import '../layout/frame/globals.css';
import '../layout/frame/texts';
import Login from '../account/login/login';
import { Home } from '../home/home';
import { FrameView } from '../layout/frame/frame-view';
import { registry } from '../registry/registry';

/** Placeholder that the server replaces by the first view of a module (server/src/first-view). */
const SLOT = '%SLOT%';
const Slot = () => <div id="single-spa-application:first">{SLOT}</div>;

/**
 * The frame around each page of a module that is open to everybody and may have a first view, by address, as the
 * declarations say that the shell is built with.
 */
function frames(): Record<string, () => ReactElement> {
  const open = registry.declarations.flatMap((decl) =>
    decl.routes
      .filter(({ access, path, desktopOnly }) => access === 'open' && !path.includes(':') && !desktopOnly)
      .map(({ path }) => fullPath(decl, path)),
  );
  return Object.fromEntries(
    open.map((path) => [
      path,
      () => (
        <FrameView path={path}>
          <Slot />
        </FrameView>
      ),
    ]),
  );
}

/** Pages of the shell itself whose first view needs nothing from a module. */
const PAGES: Record<string, () => ReactElement> = {
  '/': () => <Home areas={[]} />,
  '/login': () => <Login />,
};

/** The page of the shell at each of these addresses, in its frame. */
const pages = (): Record<string, () => ReactElement> =>
  Object.fromEntries(
    Object.entries(PAGES).map(([path, page]) => [path, () => <FrameView path={path}>{page()}</FrameView>]),
  );

/** Stands where the server puts its emergency number (server/src/first-view/emergency.ts). */
const NUMBER = '+00000000000000000000';

/** What is drawn for which configuration, by the word behind the address. */
const KINDS: readonly [word: string, config: DrawnFor][] = [
  ['', { emergency: NUMBER }],
  [' demo', { demo: true, emergency: NUMBER }],
];

/** HTML of these pages and of each frame, drawn while the portal is built (scripts/first-view), by address and kind. */
export async function draw(code: string): Promise<Record<string, string>> {
  const drawn: Record<string, string> = {};
  for (const [word, config] of KINDS)
    for (const [address, html] of Object.entries(await drawAll({ ...pages(), ...frames() }, code, config)))
      drawn[address + word] = html;
  return drawn;
}
