import { useState } from 'react';
import { type Fetch, useFetched } from './use-fetched';

interface Props<P> {
  fetch: Fetch<P>;
  props: P;
  /** as `useFetched` has it */
  missing: () => unknown;
}

/**
 * Draws a part once it has been open: focus traps and overlays weigh as much as a whole form, and most
 * visits never open one. It stays from then on, so that closing can give the focus back.
 */
export function WhenOpen<P extends { isOpen: boolean }>({ fetch, props, missing }: Props<P>) {
  const [used, setUsed] = useState(props.isOpen);
  if (props.isOpen && !used) setUsed(true);
  const Body = useFetched(fetch, props.isOpen, missing);
  return used && Body ? <Body {...(props as P & object)} /> : null;
}
