import { fullPath } from '@ciguawatch/shared/contract/paths';
import type { ReactElement } from 'react';
import './first.css';
import '../layout/frame/globals.css';
import '../layout/frame/texts';
import { FrameView } from '../layout/frame/frame-view';
import { registry } from '../registry/registry';

/** Where the server puts what a module draws (server/src/first-view): the slot of a module, under a name of its own. */
const Slot = () => <div id="single-spa-application:first">%SLOT%</div>;

/**
 * The frame around each page of a module that is open to everybody and may have a first view, by address. Drawn while
 * the portal is built, by the declarations that the shell is built with.
 */
export function firstFrames(): Record<string, () => ReactElement> {
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
