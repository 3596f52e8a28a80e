const FAMILIES = ['Coryphaenidae', 'Istiophoridae', 'Xiphiidae'];
/** Tunas; other fish of their family live at reefs and do carry the toxin. */
const GENERA = ['Thunnus', 'Katsuwonus'];

/** Whether a fish lives in the open sea, where ciguatera is hardly found. */
export const isOfOpenSea = ({ family, name }: { family: string | null; name: string | null }): boolean =>
  FAMILIES.includes(family ?? '') || GENERA.includes(name?.split(' ')[0] ?? '');
