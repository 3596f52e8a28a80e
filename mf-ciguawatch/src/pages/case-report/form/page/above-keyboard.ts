/** Room in pixels between a field and the keyboard of the screen. */
const ROOM = 24;

/**
 * Keeps the field that is typed in above the keyboard of a phone, which covers the lower part of the page without
 * the page being told: only the visual viewport is.
 * @returns how to stop
 */
export function aboveKeyboard(): () => void {
  const seen = window.visualViewport;
  if (!seen) return () => undefined;
  const follow = () => {
    const field = document.activeElement;
    // Without a keyboard everything is in sight, and a pinch is the reader's own choice of what to see.
    const covered = window.innerHeight - seen.height > 100 && seen.scale === 1;
    if (!covered || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    const below = field.getBoundingClientRect().bottom + ROOM - (seen.offsetTop + seen.height);
    if (below > 0) document.documentElement.scrollTop += below;
  };
  seen.addEventListener('resize', follow);
  document.addEventListener('focusin', follow);
  return () => {
    seen.removeEventListener('resize', follow);
    document.removeEventListener('focusin', follow);
  };
}
