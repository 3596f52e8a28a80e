import type { Coverage } from '@ciguawatch/shared/api/schemas/monthly/coverage';
import type { CaseSource } from '@ciguawatch/shared/domain/codes/choices';
import { type OfficialShare, officialShares } from '@ciguawatch/shared/domain/statistics/official';
import { type CsvRow, readCsv, referenceDir } from '../../db/reference/files';
import type { Reader } from '../../db/store';
import { publicRows } from '../cases/public/public-table';
import { readCoverage } from './read';

/**
 * Lines of `official_cases.csv`: yearly numbers of cases that a health authority published and a source holds in
 * part.
 */
const officialRows: readonly CsvRow[] = readCsv(referenceDir(), 'official_cases.csv');

/**
 * Adds the official cases of each year, and how many of them the source holds, to the first entry of a source in a
 * country, so that sums over entries count them once.
 */
export async function withOfficial(db: Reader, coverage: readonly Coverage[]): Promise<Coverage[]> {
  const sources = [...new Set(officialRows.map(({ source }) => source as CaseSource))];
  const heldCounts = await publicRows(db, ['source', 'case_country', 'case_eventyear'])
    .select(['source', 'case_country as country', 'case_eventyear as year'])
    .select((row) => row.fn.countAll().as('reports'))
    .where('source', 'in', sources)
    .groupBy(['source', 'case_country', 'case_eventyear'])
    .execute();
  const countedSources = new Set<string>();
  return coverage.map((entry) => {
    const key = `${entry.source} ${entry.country}`;
    if (entry.island !== null || countedSources.has(key)) return entry;
    countedSources.add(key);
    const official = officialRows
      .filter((line) => line.source === entry.source && Number(line.country_id) === entry.country)
      .map((line) => {
        const year = Number(line.year);
        const mine = heldCounts.find(
          (one) => one.source === entry.source && one.country === entry.country && one.year === year,
        );
        return { year, cases: Number(line.cases), held: Number(mine?.reports ?? 0) };
      });
    return official.length > 0 ? { ...entry, official } : entry;
  });
}

/**
 * Shares of the official cases that the sources of a country hold.
 * @param years calendar years; none means all
 */
export const officialOf = async (
  db: Reader,
  country: number,
  years: readonly number[] = [],
): Promise<OfficialShare[]> =>
  officialShares(await withOfficial(db, await readCoverage(db)), years, [country]);
