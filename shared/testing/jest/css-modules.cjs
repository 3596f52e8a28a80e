/** In tests a CSS module answers each class name with itself, one called "default" too. */
module.exports = new Proxy({}, { get: (_target, key) => (key === '__esModule' ? false : key) });
