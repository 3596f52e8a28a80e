/** What the script in the head of a page with a first view offers (head.js). */
interface Noted {
  drop: () => void;
  giveUp: () => void;
}

const noted = () => (window as { firstView?: Partial<Noted> }).firstView;

/** Takes the first view away: something else is to be seen. */
export const dropFirstView = (): void => noted()?.drop?.();

/** Says that the page which the first view stands for will not come. */
export const giveUpFirstView = (): void => noted()?.giveUp?.();
