/** In tests, as in the build, a drawing is the text of its file. */
module.exports = { process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }) };
