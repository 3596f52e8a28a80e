// The global style sheets, bundled separately: they must precede those of components.
import '../ui/foundation/fonts-stand-in.css';
import '../ui/foundation/tokens.css';
import '../ui/foundation/tokens-dark.css';
import '../ui/foundation/base.css';
