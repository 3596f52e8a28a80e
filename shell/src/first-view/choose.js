/* Inline script after the first view: keeps the one that is right here (see head.js), in the page's
   language, or removes it. */
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
  // Sets the height of banners like layout/banners/use-banners-height.ts, so that full-height content keeps
  // its size.
  banners = d.querySelector('#first > div > section');
  if (banners) d.documentElement.style.setProperty('--banners-h', banners.offsetHeight + 'px');
})(document);
