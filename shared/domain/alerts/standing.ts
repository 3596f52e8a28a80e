/** How much an outbreak that everybody sees is worth: the laboratory's verdict, or that nothing backs it yet. */
export type Standing = 'unverified' | 'open' | 'verified' | 'discarded';

/**
 * Standing of an outbreak: what the laboratory said, and until then whether an editor or two devices and networks
 * stand behind its reports.
 * @param outbreak with the verdict `open` while the laboratory said nothing
 */
export const standingOf = ({
  verdict,
  verified,
}: {
  verdict: Exclude<Standing, 'unverified'>;
  verified: boolean;
}): Standing => (verdict === 'open' && !verified ? 'unverified' : verdict);
