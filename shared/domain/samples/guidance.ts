/**
 * The level that the US Food and Drug Administration advises not to exceed, in nanograms of CTX1B equivalents per gram
 * (0.01 micrograms per kilogram); at the same level EFSA expects no effect of a single meal (EFSA Journal 2010; 8(6):1627,
 * abstract). No verdict on a fish: a mark beside what laboratories found.
 */
export const GUIDANCE_NG_G = 0.01;

/**
 * Toxicity of a toxin beside CTX1B, after EFSA Journal 2010; 8(6):1627. Provisional: only CTX1B, 1 by definition, is sure;
 * the other figures have not been compared with the table of the opinion, and the page says so. 2,3-dihydroxyCTX3C is
 * absent because two readings of it differ (0.1 and 0.3): its limits stay unknown.
 */
const EQUIVALENCE: Record<string, number> = {
  ctx1b: 1,
  ctx1: 1,
  ctx2: 0.3,
  ctx3: 0.3,
  ctx3c: 0.2,
  '51hydroxyctx3c': 1,
  ctx4a: 0.1,
  ctx4b: 0.05,
  cctx1: 0.1,
  cctx2: 0.3,
};

/** Letters and figures of a toxin's name, without the P of the Pacific: P-CTX-3C is CTX3C, C-CTX-1 another one. */
const bare = (analyte: string): string =>
  analyte
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/oh(?=p?ctx)/, 'hydroxy')
    .replace(/pctx/, 'ctx');

/** Whether a laboratory's limit lets it see the guidance level. */
export type Detectability = 'sees' | 'blind' | 'unknown';

/**
 * Whether a result with this limit of detection could tell a fish at the guidance level.
 * @param limit nanograms per gram, in equivalents of the analyte; null where the laboratory gives none
 */
export function detectabilityOf(limit: number | null, analyte: string): Detectability {
  const equivalence = EQUIVALENCE[bare(analyte)];
  if (limit === null || equivalence === undefined) return 'unknown';
  return limit * equivalence <= GUIDANCE_NG_G ? 'sees' : 'blind';
}
