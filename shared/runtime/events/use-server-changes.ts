import { useEffect, useRef } from 'react';
import type { ChangeKind } from '../../api/schemas/desk/events';
import { serverChanges } from './server-changes';

/** Calls back while the screen is shown, after the server told of a change of these kinds. */
export function useServerChanges(kinds: readonly ChangeKind[], changed: () => void): void {
  const latest = useRef(changed);
  useEffect(() => {
    latest.current = changed;
  });
  const names = kinds.join(' ');
  useEffect(() => serverChanges.on(names.split(' ') as ChangeKind[], () => latest.current()), [names]);
}
