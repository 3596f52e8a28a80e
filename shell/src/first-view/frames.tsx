import { drawAll } from '@ciguawatch/shared/build/draw-first-views';
import { fullPath } from '@ciguawatch/shared/contract/paths';
import type { ReactElement } from 'react';
import './first.css';
import '../layout/frame/globals.css';
import '../layout/frame/texts';
import { FrameView } from '../layout/frame/frame-view';
import { registry } from '../registry/registry';

/** Where the server puts what a module draws (server/src/first-view): the slot of a module, under a name of its own. */
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

/** HTML of each frame, drawn while the portal is built (scripts/first-view); that of the demonstration before ` demo`. */
export async function draw(code: string): Promise<Record<string, string>> {
  const plain = await drawAll(frames(), code);
  const demo = Object.entries(await drawAll(frames(), code, true));
  return { ...plain, ...Object.fromEntries(demo.map(([address, html]) => [`${address} demo`, html])) };
}
