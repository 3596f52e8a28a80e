/**
 * Height in pixels of the bars fixed at the top while a form scrolls: the top bar and, on phones, the section
 * bar. Measured, because both grow with the text size.
 */
function barsHeight(): number {
  const bar = document.querySelector<HTMLElement>('[data-step-bar]');
  const { position, top } = getComputedStyle(bar ?? document.documentElement);
  const own = bar && position === 'sticky' ? bar.offsetHeight : 0;
  const above = bar ? top : getComputedStyle(document.documentElement).getPropertyValue('--bar-h');
  return (Number.parseFloat(above) || 0) + own;
}

/**
 * Scrolls an element to just below the bars.
 * @param room element padded at the bottom when the page is too short to scroll that far
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
