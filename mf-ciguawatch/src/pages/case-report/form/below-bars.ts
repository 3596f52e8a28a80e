/**
 * Height in pixels of what stays at the top of the window while a form scrolls: the top bar, and on phones the
 * bar of its sections. Measured, since both grow with the size of the text.
 */
export function barsHeight(): number {
  const bar = document.querySelector<HTMLElement>('[data-step-bar]');
  const { position, top } = getComputedStyle(bar ?? document.documentElement);
  const own = bar && position === 'sticky' ? bar.offsetHeight : 0;
  const above = bar ? top : getComputedStyle(document.documentElement).getPropertyValue('--bar-h');
  return (Number.parseFloat(above) || 0) + own;
}

/** Scrolls so that an element stands just below the bars. */
export function showBelowBars(element: Element): void {
  const { scrollTop } = document.documentElement;
  document.documentElement.scrollTop = scrollTop + element.getBoundingClientRect().top - barsHeight();
}
