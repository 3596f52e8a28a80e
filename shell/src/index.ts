import '@ciguawatch/shared/ui/foundation/fonts.css';
import '@ciguawatch/shared/ui/foundation/fonts-stand-in.css';
import '@ciguawatch/shared/ui/foundation/tokens.css';
import '@ciguawatch/shared/ui/foundation/tokens-dark.css';
import '@ciguawatch/shared/ui/foundation/base.css';
import { markFirstTheme } from '@ciguawatch/shared/runtime/page/theme-choice';
import { fetchPageFiles } from './splash/page-files';
import { drawRing } from './splash/ring';
import { holdTextFont } from './splash/text-font-stored';

markFirstTheme();
holdTextFont();
// Everything before this line delays every visit; the portal itself is loaded while the ring turns.
drawRing(document.getElementById('root') as HTMLElement);
fetchPageFiles(location.pathname);
void import(/* webpackChunkName: "bootstrap" */ './bootstrap');
