import '@ciguawatch/shared/ui/foundation/fonts.css';
import '@ciguawatch/shared/ui/foundation/fonts-stand-in.css';
import '@ciguawatch/shared/ui/foundation/tokens.css';
import '@ciguawatch/shared/ui/foundation/tokens-dark.css';
import '@ciguawatch/shared/ui/foundation/base.css';
import { markFirstTheme } from '@ciguawatch/shared/runtime/page/theme-choice';
import { fetchPageFiles } from './splash/page-files';
import { drawRing } from './splash/ring';
import { holdTextFont } from './splash/text-font-kept';

markFirstTheme();
holdTextFont();
// The boundary between what every visit waits for and the portal itself: a ring turns at once.
drawRing(document.getElementById('root') as HTMLElement);
fetchPageFiles(location.pathname);
void import(/* webpackChunkName: "bootstrap" */ './bootstrap');
