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

/** Placeholder that the server replaces by a module's first view (server/src/first-view). */
const SLOT_MARK = '%SLOT%';
const Slot = () => <div id="single-spa-application:first">{SLOT_MARK}</div>;

/**
 * The frame around each public module page that may have a first view, by address, from the declarations
 * the shell is built with.
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

/** Pages of the shell whose first view needs nothing from a module. */
const PAGES_DRAWN_WHOLE: Record<string, () => ReactElement> = {
  '/': () => <Home areas={[]} />,
  '/login': () => <Login />,
};

/** The shell's page at each of these addresses, in its frame. */
const pages = (): Record<string, () => ReactElement> =>
  Object.fromEntries(
    Object.entries(PAGES_DRAWN_WHOLE).map(([path, page]) => [
      path,
      () => <FrameView path={path}>{page()}</FrameView>,
    ]),
  );

/** Placeholder that the server replaces by its emergency number (server/src/first-view/emergency.ts). */
const PHONE_PLACEHOLDER = '+00000000000000000000';

/** Configurations that are prerendered, by the suffix of their address. */
const FRAME_VARIANTS: readonly [word: string, config: DrawnFor][] = [
  ['', { emergency: PHONE_PLACEHOLDER }],
  [' demo', { demo: true, emergency: PHONE_PLACEHOLDER }],
];

/**
 * HTML of these pages and frames, prerendered by the build (scripts/first-view), by address and
 * configuration.
 */
export async function draw(code: string): Promise<Record<string, string>> {
  const drawn: Record<string, string> = {};
  for (const [word, config] of FRAME_VARIANTS)
    for (const [address, html] of Object.entries(await drawAll({ ...pages(), ...frames() }, code, config)))
      drawn[address + word] = html;
  return drawn;
}
