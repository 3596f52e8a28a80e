// The sheets that come before all others, apart: a page puts the rest of every part behind them.
import '../ui/foundation/fonts-stand-in.css';
import '../ui/foundation/tokens.css';
import '../ui/foundation/tokens-dark.css';
import '../ui/foundation/base.css';
