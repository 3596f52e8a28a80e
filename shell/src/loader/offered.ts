/** One piece of code that exists once in the page and that modules take from the shell. */
interface Offer {
  version: string;
  get: () => Promise<unknown>;
}

// The build writes it from the public API (shared/webpack/plugins/offered-loader.mjs); outside a bundle, in
// unit tests, nothing is offered.

/** Import request > how to get it. */
export const entries: Record<string, Offer> = {};
