/** In tests a picture or font is an empty text. */
module.exports = '';
