/** In tests a CSS module maps each class name to itself, including "default". */
module.exports = new Proxy({}, { get: (_target, key) => (key === '__esModule' ? false : key) });
