import { JSDOM } from 'jsdom';

/**
 * Prefix of every id: a second `#main` or `single-spa-application:…` would be found instead of the live
 * one.
 */
const ID_PREFIX = 'first-';
const ID_ATTRIBUTES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'list'];

/** Target of a first view's form when the scripts do not load (server/src/features/plain). */
const NO_SCRIPT_FORM = '/plain/report';

/** React's ids contain characters that are special in selectors. */
const idOf = (id) => ID_PREFIX + id.replace(/[^\w-]/g, '');

/**
 * Gives the radios of a question the name of its field, so that they form a group and are sent; none is
 * checked.
 */
function nameRadios(field) {
  for (const radio of field.querySelectorAll('input[type=radio]')) {
    radio.setAttribute('name', field.dataset.field);
    radio.removeAttribute('checked');
  }
}

/** Sets the target of a form without scripts. A login form gets none, so that the password goes nowhere. */
function setFormTarget(form, language) {
  if (form.querySelector('[type=password]')) {
    for (const input of form.querySelectorAll('[name]')) input.removeAttribute('name');
    return;
  }
  form.setAttribute('action', NO_SCRIPT_FORM);
  form.setAttribute('method', 'post');
  form.setAttribute('accept-charset', 'utf-8');
  form.insertAdjacentHTML('afterbegin', `<input type="hidden" name="lang" value="${language}">`);
}

/** Removes React's markers of suspended parts. */
function dropMarks(document) {
  for (const one of document.querySelectorAll('template')) one.remove();
  const comments = document.createTreeWalker(document.body, 128);
  const marks = [];
  while (comments.nextNode()) if (/^\/?\$/.test(comments.currentNode.data)) marks.push(comments.currentNode);
  for (const mark of marks) mark.remove();
}

/**
 * Makes drawn HTML fit for use beside the live page: unique ids, and forms that work without scripts.
 * @param {string} language `fr` or `en`
 */
export function prepared(html, language) {
  const { document } = new JSDOM(`<!doctype html><body>${html}`).window;
  dropMarks(document);
  for (const field of document.querySelectorAll('[data-field]')) nameRadios(field);
  for (const one of document.querySelectorAll('[id]')) one.id = idOf(one.id);
  for (const name of ID_ATTRIBUTES)
    for (const one of document.querySelectorAll(`[${name}]`))
      one.setAttribute(name, one.getAttribute(name).split(' ').map(idOf).join(' '));
  for (const link of document.querySelectorAll('a[href^="#"]'))
    link.setAttribute('href', `#${idOf(link.getAttribute('href').slice(1))}`);
  for (const input of document.querySelectorAll('input:not([type=radio])')) input.removeAttribute('value');
  for (const form of document.querySelectorAll('form')) setFormTarget(form, language);
  return document.body.innerHTML;
}
