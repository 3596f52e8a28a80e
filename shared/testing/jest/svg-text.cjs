/** In tests, as in the build, importing an SVG gives the text of its file. */
module.exports = { process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }) };
