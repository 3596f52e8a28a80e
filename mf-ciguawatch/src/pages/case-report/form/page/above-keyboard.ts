/** Pixels kept free between the focused field and the on-screen keyboard. */
const ROOM = 24;

/**
 * Scrolls the focused field above the on-screen keyboard of a phone. The keyboard covers the page without
 * resizing it, so only the visual viewport reveals it. While it is open, `data-keyboard` on `<html>` lets the
 * bars at the top scroll away: with them, little more than the field would be left.
 * @returns a function that stops this
 */
export function aboveKeyboard(): () => void {
  const seen = window.visualViewport;
  if (!seen) return () => undefined;
  const page = document.documentElement;
  const follow = () => {
    const field = document.activeElement;
    // With no on-screen keyboard the whole form is visible, and after a pinch zoom the reader chose what to
    // see.
    const covered = window.innerHeight - seen.height > 100 && seen.scale === 1;
    page.toggleAttribute('data-keyboard', covered);
    if (!covered || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    const below = field.getBoundingClientRect().bottom + ROOM - (seen.offsetTop + seen.height);
    if (below > 0) page.scrollTop += below;
  };
  seen.addEventListener('resize', follow);
  document.addEventListener('focusin', follow);
  return () => {
    seen.removeEventListener('resize', follow);
    document.removeEventListener('focusin', follow);
    page.removeAttribute('data-keyboard');
  };
}
