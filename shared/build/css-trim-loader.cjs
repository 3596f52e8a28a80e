/**
 * Removes comments and indentation from a style sheet; comments in our sheets are for readers of
 * the source. Strings with comment marks do not occur in them.
 */
module.exports = function trim(source) {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
};
