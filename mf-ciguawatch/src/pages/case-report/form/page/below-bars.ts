/**
 * Height in pixels of what stays at the top of the window while a form scrolls: the top bar, and on phones the
 * bar of its sections. Measured, since both grow with the size of the text.
 */
function barsHeight(): number {
  const bar = document.querySelector<HTMLElement>('[data-step-bar]');
  const { position, top } = getComputedStyle(bar ?? document.documentElement);
  const own = bar && position === 'sticky' ? bar.offsetHeight : 0;
  const above = bar ? top : getComputedStyle(document.documentElement).getPropertyValue('--bar-h');
  return (Number.parseFloat(above) || 0) + own;
}

/**
 * Scrolls so that an element stands just below the bars.
 * @param room gets what is missing below, where the page ends too soon for that
 */
export function showBelowBars(element: Element, room?: HTMLElement): void {
  const page = document.documentElement;
  const missing = () => Math.floor(element.getBoundingClientRect().top - barsHeight());
  if (room) room.style.paddingBottom = '';
  page.scrollTop += missing();
  const left = missing();
  if (!room || left <= 0) return;
  room.style.paddingBottom = `${left}px`;
  page.scrollTop += left;
}
