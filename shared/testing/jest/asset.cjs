/** In tests pictures and fonts are empty texts. */
module.exports = '';
