/** Every character used for the ʻeta or an apostrophe in names and on keyboards. */
export const ETA = /['’‘ʻʼʽʾʿˈʹʹ′`´＇ꞌ]/gu;

const JOINED: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/**
 * Letters without accents and macrons, ligatures split, case unchanged: "Œufs à Hāpuʻu" gives "Oeufs a
 * Hapuʻu".
 */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæßøđłı]/giu, (sign) => {
      const plain = JOINED[sign.toLowerCase()] ?? sign;
      return sign === sign.toLowerCase() ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
    });
}
