/** What the script in the head of a page with a first view offers (head.js). */
interface Noted {
  drop: () => void;
  giveUp: () => void;
  dropped: (() => void) | null;
}

const noted = () => (window as { firstView?: Partial<Noted> }).firstView;

/** Takes the first view away: something else is to be seen. */
export const dropFirstView = (): void => noted()?.drop?.();

/** Says that the page which the first view stands for will not come. */
export const giveUpFirstView = (): void => noted()?.giveUp?.();

/** Runs where no first view stands, or in the moment in which it goes: before the page behind it is painted. */
export function whenNoFirstView(run: () => void): void {
  const view = document.getElementById('first') && noted();
  if (view) view.dropped = run;
  else run();
}
