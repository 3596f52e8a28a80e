import { RECEIPT_PATH } from '@ciguawatch/shared/domain/report/receipt-code';
import { type Html, html } from '../frame/html';
import { formPage } from '../frame/page';
import { publicLinks } from '../frame/public-links';
import type { Words } from '../frame/words';
import { FILL_CODE_ADDRESS } from './fill-code';

/**
 * The page on which a receipt code is typed.
 * @param typed what was typed before
 * @param fault sentence on why it opened nothing
 */
export function codePage(words: Words, typed = '', fault: string | null = null): Html {
  const { t, p } = words;
  const invalid = fault !== null && html` aria-invalid="true" aria-describedby="code-fault"`;
  const content = html`<h1>${p('plain.receiptTitle')}</h1><p class="q">${p('plain.receiptIntro')}</p><div class="f"><label class="t" for="receipt_code">${t('report.codeLabel')}</label><p class="h" id="code-hint">${p('plain.receiptHint')}</p><input class="i co" id="receipt_code" name="receipt_code" value="${typed}" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="40"${invalid}>${
    fault !== null && html`<p class="m" id="code-fault" role="alert">${fault}</p>`
  }</div><button class="b" name="go" value="open">${p('plain.receiptOpen')}</button><p class="h">${p('plain.receiptLost')} ${p('plain.receiptWrite')}</p><p class="h fp"><a class="lk" href="/my-reports">${p('plain.receiptMine')}</a></p>${publicLinks(words, RECEIPT_PATH)}<script src="${FILL_CODE_ADDRESS}"></script>`;
  return formPage({
    words,
    title: p('plain.receiptTitle'),
    hidden: null,
    content,
    enter: 'open',
    action: RECEIPT_PATH,
  });
}
