import { useState } from 'react';
import { type FetchComponent, useFetched } from './use-fetched';

interface Props<P> {
  fetch: FetchComponent<P>;
  props: P;
  /** called when the code failed to load; see `useFetched` */
  missing: () => unknown;
}

/**
 * Renders a component from its first opening on: focus traps and overlays are as large as a whole form, and
 * most visits open none. It then stays mounted, so that closing can restore the focus.
 */
export function WhenOpen<P extends { isOpen: boolean }>({ fetch, props, missing }: Props<P>) {
  const [used, setUsed] = useState(props.isOpen);
  if (props.isOpen && !used) setUsed(true);
  const Body = useFetched(fetch, props.isOpen, missing);
  return used && Body ? <Body {...(props as P & object)} /> : null;
}
