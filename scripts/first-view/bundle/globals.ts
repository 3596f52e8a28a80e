// The sheets that come before all others, apart: a page puts the rest of every part behind them.
import '@ciguawatch/shared/ui/foundation/tokens.css';
import '@ciguawatch/shared/ui/foundation/tokens-dark.css';
import '@ciguawatch/shared/ui/foundation/base.css';
