/* Inline script of a page with a first view, run before anything is painted
   (server/src/first-view/join.ts); for browsers of any age. Sets theme and language as the portal does, and
   decides whether the first view would be wrong: with an account, stored reports, a query of another state, another
   language, or offline. */
(function (w, d) {
  var root = d.documentElement;
  var state = {
    hidden: false,
    free: false,
    busy: 0,
    pressed: null,
    touched: false,
    after: null,
    dropped: null,
  };
  var shipped = /^(fr|en)([-_]|$)/i;
  // As FRENCH_FIRST of shared/domain/text/fallback.ts.
  var french = /^(fr|ty|pmt|mrq|mqm|mrv|aut|ray|wls|fud|dhv)([-_]|$)/i;
  var tags = navigator.languages || [navigator.language || ''];
  // The language that the address asks for, as shared/runtime/i18n/language-choice.ts reads it.
  var asked = /[?&]lang=(fr|en)(&|$)/.exec(w.location.search);
  var code = asked ? (asked[1] === 'fr' ? 'fr_FR' : 'en_US') : kept('language');
  // What a query may hold without changing the first view: server/src/first-view/first-pages.ts has the same list.
  var changed = /[?&](?!(lang|i|ref|fbclid|gclid|utm_\w+)(=|&|$))/.test(w.location.search);
  var theme = kept('theme');
  var sheet = d.getElementById('first-sheet');
  var link;
  var at;

  function kept(name) {
    try {
      return localStorage.getItem('ciguawatch.' + name);
    } catch (_) {
      return null;
    }
  }
  function isDark() {
    return w.matchMedia && w.matchMedia('(prefers-color-scheme: dark)').matches;
  }
  function hasDraft() {
    try {
      return /"ciguawatch\.draft\./.test(JSON.stringify(localStorage));
    } catch (_) {
      return false;
    }
  }
  /** Whether a form can be sent to a page without scripts; a login must wait for the portal. */
  function isPlain(form) {
    return !!form && form.hasAttribute('action');
  }
  /** Lets presses work as without scripts, and repeats the one that waited. */
  function release() {
    var pressed = state.pressed;
    state.free = true;
    root.setAttribute('data-failed', '');
    if (pressed && pressed.form && !isPlain(pressed.form)) return;
    state.pressed = null;
    if (pressed && pressed.form) pressed.form.submit();
    else if (pressed && pressed.href) w.location.href = pressed.href;
  }
  /** Removes the first view and shows the portal behind it. */
  function drop() {
    clearTimeout(state.timer);
    remove('first');
    remove('first-style');
    if (state.dropped) state.dropped();
    state.dropped = null;
  }
  function remove(id) {
    var element = d.getElementById(id);
    if (element) element.parentNode.removeChild(element);
  }
  /**
   * The page behind the first view will not come: what was typed stays, and is sent to the pages without
   * scripts.
   */
  function giveUp() {
    var answered = state.touched || (state.pressed && state.pressed.form);
    if (answered && d.querySelector('#first form[action]')) release();
    else drop();
  }
  function isInside(element) {
    var view = d.getElementById('first');
    return view && view.contains(element);
  }
  function closest(element, name) {
    while (element && element.tagName !== name) element = element.parentNode;
    return element;
  }
  function on(what, kind, then) {
    what.addEventListener(kind, then, true);
  }
  function touch(event) {
    if (isInside(event.target)) state.touched = true;
  }
  /** Called by the live page when it is ready; it is called back when the person can be interrupted. */
  function waitFor(then) {
    state.after = then;
  }
  /** Notes that a person is in the middle of something in the first view: 1 composes a text (IME), 2 presses. */
  function begin(what, event) {
    if (isInside(event.target)) state.busy |= what;
  }
  function end(what) {
    if (!(state.busy & what)) return;
    state.busy &= ~what;
    if (!state.busy && state.after) state.after();
  }
  /** The click of a press is dispatched right after its release. */
  function endPress() {
    setTimeout(end, 0, 2);
  }
  function wait(event, element) {
    event.preventDefault();
    state.pressed = element;
    element.setAttribute('aria-busy', 'true');
  }

  if (!code || !/^[a-z]{2,3}_[A-Z]{2}$/.test(code)) {
    code = 'en';
    for (at = tags.length - 1; at >= 0; at--)
      if (french.test(tags[at])) code = 'fr';
      else if (shipped.test(tags[at])) code = 'en';
  }
  root.lang = code.replace('_', '-');
  root.setAttribute(
    'data-theme',
    theme === 'light' || theme === 'dark' ? theme : isDark() ? 'dark' : 'light',
  );
  // Same rule as splash/text-font-stored.ts, before anything is painted.
  if (!kept('fonts')) root.setAttribute('data-fonts', 'later');
  state.hidden =
    !!(kept('session') || kept('device') || hasDraft() || changed || navigator.onLine === false) ||
    !shipped.test(code) ||
    ((kept('languages') || '').match(/"shipped":true/g) || []).length > 2;
  w.firstView = state;
  // Without a first view the page waits for the portal's style sheet.
  if (state.hidden)
    return d.write('<link rel="stylesheet" href="' + sheet.href + '" integrity="' + sheet.integrity + '">');
  link = d.createElement('link');
  link.rel = 'stylesheet';
  link.integrity = sheet.integrity;
  link.href = sheet.href;
  d.head.appendChild(link);

  state.drop = drop;
  state.giveUp = giveUp;
  state.waitFor = waitFor;
  state.timer = setTimeout(release, 45000);
  on(w, 'error', function (event) {
    if (event.target && event.target.tagName === 'SCRIPT') release();
    else if (/SyntaxError/.test(event.message || '')) release();
  });
  on(d, 'input', touch);
  on(d, 'change', touch);
  // Both end on the element they began on, which is not replaced in between.
  on(d, 'compositionstart', function (event) {
    begin(1, event);
  });
  on(d, 'compositionend', function () {
    end(1);
  });
  on(d, 'pointerdown', function (event) {
    begin(2, event);
  });
  on(d, 'keydown', function (event) {
    if (closest(event.target, 'BUTTON')) begin(2, event);
  });
  on(d, 'pointerup', endPress);
  on(d, 'pointercancel', endPress);
  on(d, 'keyup', endPress);
  on(d, 'submit', function (event) {
    if (isInside(event.target) && !(state.free && isPlain(event.target)))
      wait(event, event.target.querySelector('[type=submit]'));
  });
  on(d, 'click', function (event) {
    var pressed = closest(event.target, 'BUTTON') || closest(event.target, 'A');
    if (!pressed || !isInside(pressed) || pressed.type === 'submit') return;
    // Links work at once, unless that would discard typed values that are not stored yet.
    if (pressed.tagName === 'BUTTON' || (state.touched && !state.free)) wait(event, pressed);
  });
})(window, document);
