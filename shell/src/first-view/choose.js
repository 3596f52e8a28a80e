/* Stands behind the first view: leaves the one that is right here (head.js), in the language of the page, or none. */
(function (d) {
  var view = d.getElementById('first');
  var other = d.getElementById('first-other');
  var style = d.getElementById('first-style');
  var banners;
  if (window.firstView.hidden) {
    view.parentNode.removeChild(view);
    style.parentNode.removeChild(style);
  } else if (other.content && d.documentElement.lang.slice(0, 2) !== view.lang) {
    view.lang = other.lang;
    view.innerHTML = '';
    view.appendChild(other.content);
  }
  other.parentNode.removeChild(other);
  // As layout/banners/use-banners-height.ts says it: what fills the window below them is as high as it will be.
  banners = d.querySelector('#first > div > section');
  if (banners) d.documentElement.style.setProperty('--banners-h', banners.offsetHeight + 'px');
})(document);
