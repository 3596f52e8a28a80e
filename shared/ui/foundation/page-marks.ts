/**
 * Attributes of `<html>` that tell distant style sheets what is on the page. `:root:has(…)` would do the
 * same, but makes browsers re-evaluate the page for every inserted element: it took 1.2 s of the 1.4 s of
 * style work while the statistics were rendered.
 */

/** A `ref` that sets the attribute while at least one element with it is mounted. */
function pageMark(attribute: string) {
  let count = 0;
  return (node: Element | null) => {
    if (!node) return;
    count += 1;
    document.documentElement.setAttribute(attribute, '');
    return () => {
      count -= 1;
      if (count === 0) document.documentElement.removeAttribute(attribute);
    };
  };
}

/** `ref` of the buttons at the foot of a form: toasts appear above them. */
export const actionBarMark = pageMark('data-with-action-bar');

/** `ref` of an open drawer: toasts appear beside it, on phones above its buttons. */
export const drawerMark = pageMark('data-with-drawer');

/** `ref` of a panel that stays at the foot of the window: pages end above it, toasts stand above it where both meet. */
export const footPanelMark = pageMark('data-with-foot-panel');

/** `ref` of the bottom navigation on phones: pages that fill the window end above it. */
export const bottomBarMark = pageMark('data-with-bottom-bar');
