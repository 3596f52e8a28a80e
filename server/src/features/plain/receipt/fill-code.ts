import { createHash } from 'node:crypto';

/**
 * Fills in the code that the address holds after `#`, as the printed square of a receipt and a reminder give it, and takes it out
 * of the address. The part after `#` is never sent to a server, so no log can hold it. Without scripts the code is
 * typed.
 */
export const FILL_CODE = `(function(){var field=document.getElementById('receipt_code'),code=location.hash.slice(1).replace(/^token=/,'');
if(!field||!/^[\\w-]+$/.test(code))return;field.value=code;
if(history.replaceState)history.replaceState(null,'',location.pathname+location.search)})();
`;

/** Address of the script; it contains a hash of the content, so that browsers can keep it. */
export const FILL_CODE_ADDRESS = `/plain/code.${createHash('sha256').update(FILL_CODE).digest('hex').slice(0, 10)}.js`;
