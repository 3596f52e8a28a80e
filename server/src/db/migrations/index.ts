import type { Migration } from 'kysely';
import * as core from './0001_core';
import * as reference from './0002_reference';
import * as cases from './0003_cases';
import * as rateLimit from './0004_rate_limit';
import * as mealGroup from './0005_meal_group';
import * as coverage from './0006_coverage';
import * as reporter from './0007_reporter';
import * as caseDesk from './0008_case_desk';
import * as alerts from './0009_alerts';
import * as pairs from './0010_pairs';
import * as monthly from './0011_monthly';
import * as coverageSpans from './0012_coverage_spans';
import * as pictures from './0013_pictures';
import * as revisions from './0014_revisions';
import * as accounts from './0015_accounts';
import * as languages from './0016_languages';
import * as audit from './0017_audit';
import * as caseOrders from './0018_case_orders';
import * as outlines from './0019_outlines';
import * as algae from './0020_algae';
import * as newPlaces from './0021_new_places';
import * as moduleFaults from './0022_module_faults';
import * as caseTally from './0023_case_tally';
import * as withholding from './0024_withholding';
import * as samplingStation from './0025_sampling_station';
import * as sentBodies from './0026_sent_bodies';
import * as deletedPlaces from './0027_deleted_places';
import * as receiptCode from './0028_receipt_code';
import * as approvals from './0029_approvals';
import * as erasure from './0030_erasure';
import * as fieldNames from './0031_field_names';
import * as commentErasure from './0032_comment_erasure';
import * as sourceKey from './0033_source_key';
import * as publicJournal from './0034_public_journal';
import * as drawnNumbers from './0035_drawn_numbers';
import * as personWords from './0036_person_words';
import * as unturnedTexts from './0037_unturned_texts';
import * as keptPlan from './0039_kept_plan';
import * as lateAlerts from './0040_late_alerts';
import * as issuedNotes from './0041_issued_notes';
import * as islandCoverage from './0042_island_coverage';
import * as untoldReceipt from './0043_untold_receipt';
import * as coverageVersion from './0044_coverage_version';
import * as mealsOfDuplicates from './0047_meals_of_duplicates';
import * as commentLanguages from './0048_comment_languages';
import * as unknownLast from './0049_unknown_last';
import * as careSought from './0050_care_sought';
import * as decisions from './0051_decisions';
import * as caseThread from './0052_case_thread';
import * as digest from './0053_digest';
import * as imports from './0055_imports';
import * as reviewCard from './0057_review_card';
import * as changeNotices from './0058_change_notices';
import * as placesAndSwaps from './0059_places_and_swaps';
import * as guardedChanges from './0060_guarded_changes';
import * as backedOutbreaks from './0061_backed_outbreaks';
import * as infantMonths from './0062_infant_months';
import * as samplingUnits from './0063_sampling_units';
import * as algaeIds from './0064_algae_ids';
import * as taxonomy from './0066_taxonomy';
import * as speciesWords from './0073_species_words';
import * as reportDelay from './0074_report_delay';
import * as speciesTraits from './0077_species_traits';
import * as recovery from './0084_recovery';
import * as recordedRecovery from './0085_recorded_recovery';
import * as caseClass from './0086_case_class';
import * as caseFlags from './0088_case_flags';
import * as outcome from './0089_outcome';
import * as reminders from './0090_reminders';
import * as posts from './0092_posts';
import * as samples from './0094_samples';
import * as speciesSources from './0096_species_sources';
import * as sampleClass from './0097_sample_class';
import * as removedReminders from './0098_removed_reminders';
import * as issuedPosts from './0099_issued_posts';
import * as openFlags from './0100_open_flags';
import * as fishNotes from './0102_fish_notes';
import * as oneDeath from './0105_one_death';
import * as shownRecovery from './0106_shown_recovery';
import * as sampleImports from './0108_sample_imports';
import * as secondFactor from './0111_second_factor';
import * as passkeys from './0112_passkeys';
import * as factorDemand from './0113_factor_demand';
import * as signIns from './0114_sign_ins';
import * as linearTriggers from './0117_linear_triggers';
import * as loginLinks from './0120_login_links';
import * as managedAccounts from './0121_managed_accounts';
import * as personalTokens from './0123_personal_tokens';
import * as singleSignOn from './0124_single_sign_on';
import * as publicTold from './0128_public_told';
import * as textSources from './0129_text_sources';
import * as follow from './0132_follow';
import * as push from './0133_push';
import * as openData from './0137_open_data';
import * as countryPacks from './0140_country_packs';
import * as wordings from './0142_wordings';

/** All migrations by name; names sort in the order of running, and a released name never changes. */
export const migrations: Record<string, Migration> = {
  '0001_core': core,
  '0002_reference': reference,
  '0003_cases': cases,
  '0004_rate_limit': rateLimit,
  '0005_meal_group': mealGroup,
  '0006_coverage': coverage,
  '0007_reporter': reporter,
  '0008_case_desk': caseDesk,
  '0009_alerts': alerts,
  '0010_pairs': pairs,
  '0011_monthly': monthly,
  '0012_coverage_spans': coverageSpans,
  '0013_pictures': pictures,
  '0014_revisions': revisions,
  '0015_accounts': accounts,
  '0016_languages': languages,
  '0017_audit': audit,
  '0018_case_orders': caseOrders,
  '0019_outlines': outlines,
  '0020_algae': algae,
  '0021_new_places': newPlaces,
  '0022_module_faults': moduleFaults,
  '0023_case_tally': caseTally,
  '0024_withholding': withholding,
  '0025_sampling_station': samplingStation,
  '0026_sent_bodies': sentBodies,
  '0027_deleted_places': deletedPlaces,
  '0028_receipt_code': receiptCode,
  '0029_approvals': approvals,
  '0030_erasure': erasure,
  '0031_field_names': fieldNames,
  '0032_comment_erasure': commentErasure,
  '0033_source_key': sourceKey,
  '0034_public_journal': publicJournal,
  '0035_drawn_numbers': drawnNumbers,
  '0036_person_words': personWords,
  '0037_unturned_texts': unturnedTexts,
  '0039_kept_plan': keptPlan,
  '0040_late_alerts': lateAlerts,
  '0041_issued_notes': issuedNotes,
  '0042_island_coverage': islandCoverage,
  '0043_untold_receipt': untoldReceipt,
  '0044_coverage_version': coverageVersion,
  '0047_meals_of_duplicates': mealsOfDuplicates,
  '0048_comment_languages': commentLanguages,
  '0049_unknown_last': unknownLast,
  '0050_care_sought': careSought,
  '0051_decisions': decisions,
  '0052_case_thread': caseThread,
  '0053_digest': digest,
  '0055_imports': imports,
  '0057_review_card': reviewCard,
  '0058_change_notices': changeNotices,
  '0059_places_and_swaps': placesAndSwaps,
  '0060_guarded_changes': guardedChanges,
  '0061_backed_outbreaks': backedOutbreaks,
  '0062_infant_months': infantMonths,
  '0063_sampling_units': samplingUnits,
  '0064_algae_ids': algaeIds,
  '0066_taxonomy': taxonomy,
  '0073_species_words': speciesWords,
  '0074_report_delay': reportDelay,
  '0077_species_traits': speciesTraits,
  '0084_recovery': recovery,
  '0085_recorded_recovery': recordedRecovery,
  '0086_case_class': caseClass,
  '0088_case_flags': caseFlags,
  '0089_outcome': outcome,
  '0090_reminders': reminders,
  '0092_posts': posts,
  '0094_samples': samples,
  '0096_species_sources': speciesSources,
  '0097_sample_class': sampleClass,
  '0098_removed_reminders': removedReminders,
  '0099_issued_posts': issuedPosts,
  '0100_open_flags': openFlags,
  '0102_fish_notes': fishNotes,
  '0105_one_death': oneDeath,
  '0106_shown_recovery': shownRecovery,
  '0108_sample_imports': sampleImports,
  '0111_second_factor': secondFactor,
  '0112_passkeys': passkeys,
  '0113_factor_demand': factorDemand,
  '0114_sign_ins': signIns,
  '0117_linear_triggers': linearTriggers,
  '0120_login_links': loginLinks,
  '0121_managed_accounts': managedAccounts,
  '0123_personal_tokens': personalTokens,
  '0124_single_sign_on': singleSignOn,
  '0128_public_told': publicTold,
  '0129_text_sources': textSources,
  '0132_follow': follow,
  '0133_push': push,
  '0137_open_data': openData,
  '0140_country_packs': countryPacks,
  '0142_wordings': wordings,
};
