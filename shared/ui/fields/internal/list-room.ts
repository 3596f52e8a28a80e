/** Largest and smallest height of a list of suggestions, and its distance to its surroundings, in pixels. */
const MOST_PX = 336;
const LEAST_PX = 112;
const GAP_PX = 8;

interface Span {
  top: number;
  bottom: number;
}

const pixels = (element: Element, property: string): number =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue(property)) || 0;

/**
 * What people see around a field, in pixels of the window: the window without bars (scroll padding of the
 * page, scroll margin of the field), on-screen keyboard and whatever clips the field.
 */
function seenAround(field: Element): Span {
  const page = document.documentElement;
  const side = (name: 'top' | 'bottom') =>
    pixels(page, `scroll-padding-${name}`) + pixels(field, `scroll-margin-${name}`);
  const span = { top: side('top'), bottom: window.innerHeight - side('bottom') };
  const view = window.visualViewport;
  // After a pinch zoom the reader chose what to see.
  if (view?.scale === 1) {
    span.top = Math.max(span.top, view.offsetTop);
    span.bottom = Math.min(span.bottom, view.offsetTop + view.height);
  }
  for (let box = field.parentElement; box && box !== document.body; box = box.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
    const { top, bottom } = box.getBoundingClientRect();
    span.top = Math.max(span.top, top);
    span.bottom = Math.min(span.bottom, bottom);
  }
  return span;
}

/**
 * Makes an open list of suggestions as high as what is seen below its field, and scrolls both into it: bars
 * and the on-screen keyboard would cover what is chosen.
 * @returns a function that stops following the keyboard
 */
export function makeListRoom(list: HTMLElement, field: Element): () => void {
  const place = () => {
    const { top, bottom } = seenAround(field);
    const room = bottom - top - field.getBoundingClientRect().height - 2 * GAP_PX;
    list.style.maxHeight = `${Math.max(LEAST_PX, Math.min(MOST_PX, room))}px`;
    list.style.scrollMarginBottom = `${pixels(field, 'scroll-margin-bottom') + GAP_PX}px`;
    list.scrollIntoView?.({ block: 'nearest' });
    // The keyboard covers the page without resizing it: to the browser the list is in sight.
    const below = list.getBoundingClientRect().bottom + GAP_PX - bottom;
    if (below > 0 && !list.closest('[role="dialog"]')) document.documentElement.scrollTop += below;
  };
  place();
  window.visualViewport?.addEventListener('resize', place);
  return () => window.visualViewport?.removeEventListener('resize', place);
}
