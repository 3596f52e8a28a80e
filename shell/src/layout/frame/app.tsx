import './globals.css';
import './texts';

/** The whole portal. Rendered once, into `#root`. */
export { Frame as App } from './frame';
