/** How much an outbreak that everybody sees is worth: the laboratory's verdict, or that nothing backs it yet. */
export type OutbreakStatus = 'unverified' | 'open' | 'verified' | 'discarded';

/**
 * Status of an outbreak: the laboratory's verdict, and until then whether its reports are corroborated by an
 * editor or by two devices and networks.
 * @param outbreak with the verdict `open` while the laboratory said nothing
 */
export const outbreakStatusOf = ({
  verdict,
  verified,
}: {
  verdict: Exclude<OutbreakStatus, 'unverified'>;
  verified: boolean;
}): OutbreakStatus => (verdict === 'open' && !verified ? 'unverified' : verdict);
