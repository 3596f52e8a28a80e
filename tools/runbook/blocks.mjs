const BLOCK = /(?:<!-- (tried|not tried)(?:: ([^>]*?))? -->\n\n)?^```(\w*)\n([\s\S]*?)^```$/gm;

/**
 * The code blocks of a guide in order: whether they are tried, why not, kind (`sh`, `ini`, `nginx`), text
 * and first line. `marked` is false for a block without a mark above it.
 */
export function blocksOf(guide) {
  return [...guide.matchAll(BLOCK)].map(({ 0: whole, 1: mark, 2: why = '', 3: kind, 4: text, index }) => ({
    marked: mark !== undefined && (mark === 'tried' || why.trim() !== ''),
    tried: mark === 'tried',
    why: why.trim(),
    kind,
    text,
    line: guide.slice(0, index).split('\n').length + (whole.startsWith('<!--') ? 2 : 0),
  }));
}
