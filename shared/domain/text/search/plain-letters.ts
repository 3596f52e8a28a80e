/** Every character that names and keyboards use for the ʻeta or an apostrophe. */
export const APOSTROPHE_LIKE = /['’‘ʻʼʽʾʿˈʹʹ′`´＇ꞌ]/gu;

const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/**
 * Letters without accents and macrons, ligatures split, case unchanged: "Œufs à Hāpuʻu" gives "Oeufs a
 * Hapuʻu".
 */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæßøđłı]/giu, (sign) => {
      const plain = LIGATURES[sign.toLowerCase()] ?? sign;
      return sign === sign.toLowerCase() ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
    });
}
