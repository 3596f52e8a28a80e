import type { AccountStateTables } from './schema/account-state';
import type { AccountTables } from './schema/accounts';
import type { AlertTables } from './schema/alerts';
import type { ApprovalTables } from './schema/approvals';
import type { CaseTables } from './schema/cases';
import type { CoverageTables } from './schema/coverage';
import type { DecisionTables } from './schema/desk/decisions';
import type { CaseFlagTables } from './schema/desk/flags';
import type { FollowTables } from './schema/desk/follow';
import type { ImportTables } from './schema/desk/imports';
import type { OpenDataTables } from './schema/desk/open-data';
import type { PostTables } from './schema/desk/posts';
import type { SampleTables } from './schema/desk/samples';
import type { ThreadTables } from './schema/desk/thread';
import type { FactorTables } from './schema/factors';
import type { JournalTables } from './schema/journal';
import type { LimitTables } from './schema/limits';
import type { ModuleFaultTables } from './schema/module-faults';
import type { MonthlyTables } from './schema/monthly';
import type { OutlineTables } from './schema/outlines';
import type { PairTables } from './schema/pairs';
import type { PictureTables } from './schema/pictures';
import type { ReferenceTables } from './schema/reference';
import type { RevisionTables } from './schema/revisions';
import type { SharedTables } from './schema/shared';
import type { TextTables } from './schema/texts';
import type { TokenTables } from './schema/tokens';

/** All tables; each file in `schema/` describes those of one subject. */
export interface DB
  extends AccountTables,
    TokenTables,
    FactorTables,
    FollowTables,
    LimitTables,
    JournalTables,
    TextTables,
    SharedTables,
    ReferenceTables,
    CaseTables,
    CaseFlagTables,
    CoverageTables,
    DecisionTables,
    ModuleFaultTables,
    MonthlyTables,
    AccountStateTables,
    AlertTables,
    ApprovalTables,
    OpenDataTables,
    OutlineTables,
    PairTables,
    ImportTables,
    PictureTables,
    PostTables,
    RevisionTables,
    SampleTables,
    ThreadTables {}
