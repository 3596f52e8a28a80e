/**
 * What stands on the page, as attributes of `<html>` for style sheets far from it. `:root:has(…)` says
 * the same but makes the browser look at the whole page again at every inserted element: 1.2 s of the
 * 1.4 s that styles took while the charts of the statistics were drawn.
 */

/** A `ref` that holds the attribute while any element with it is on the page. */
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

/** `ref` of a bar of buttons at the foot of a form: toasts stand above it. */
export const actionBarMark = pageMark('data-with-action-bar');

/** `ref` of an open drawer: toasts stand beside it, on phones above its buttons. */
export const drawerMark = pageMark('data-with-drawer');

/** `ref` of the navigation at the foot of phones: pages that fill the window end above it. */
export const bottomBarMark = pageMark('data-with-bottom-bar');
