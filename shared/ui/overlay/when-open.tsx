import { type ComponentType, Suspense, useState } from 'react';

interface Props<P> {
  /** Lazy component, whose code is fetched when it opens for the first time. */
  body: ComponentType<P>;
  props: P;
}

/**
 * Draws a part once it has been open: focus traps and overlays weigh as much as a whole form, and most
 * visits never open one. It stays from then on, so that closing can give the focus back.
 */
export function WhenOpen<P extends { isOpen: boolean }>({ body: Body, props }: Props<P>) {
  const [used, setUsed] = useState(props.isOpen);
  if (props.isOpen && !used) setUsed(true);
  if (!used) return null;
  return (
    <Suspense fallback={null}>
      <Body {...(props as P & object)} />
    </Suspense>
  );
}
