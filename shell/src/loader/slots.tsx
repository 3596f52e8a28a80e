import { MODULE_IDS, type ModuleId } from '@ciguawatch/shared/contract/module';
import { usePath } from '@ciguawatch/shared/runtime/navigation/address';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { accessVerdict, matchRoute } from '../access/access';
import { areas } from './areas';
import { needModules } from './need-modules';

function shows(id: ModuleId, pathname: string): boolean {
  const match = matchRoute(pathname);
  const here = match.kind === 'module' && match.id === id;
  return here && areas.of(id).state === 'ready' && accessVerdict(pathname).shown === 'ok';
}

/**
 * Elements into which modules render. Always mounted, because single-spa may look for them at any time; at
 * most one is visible.
 */
export const Slots = observer(function Slots() {
  const pathname = usePath();
  const needed = matchRoute(pathname).kind === 'module' && accessVerdict(pathname).mounted;
  useEffect(() => {
    if (needed) void needModules();
  }, [needed]);
  return MODULE_IDS.map((id) => (
    <div key={id} id={`single-spa-application:${id}`} hidden={!shows(id, pathname)} />
  ));
});
