import load from 'highs'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { compileUniverse } from '../../engine/universe/universe.ts'
import { highsSolver } from '../../workers/advisor/highs-solver.ts'
import { seconds } from '../advisor/advisor.ts'
import { questionOn, row, solved } from '../advisor/best-empire.ts'
import type { Row, Suite } from '../suite.ts'

/** The number of bases to choose out of all planets, within the time of the page. */
const GROWING = [2, 5, 10, 20]
const SECONDS_AT_MOST = 60

export const suite: Suite = {
  name: 'the best empire by its number of bases, seconds of two workers with a core each',
  async run(): Promise<Row[]> {
    const solver = highsSolver(await load(), seconds)
    const universe = compileUniverse(await loadStarterGameData())
    const rows: Row[] = []
    for (const bases of GROWING) {
      const found = await solved(solver, universe, questionOn('all', bases), SECONDS_AT_MOST)
      rows.push(
        row(`scaling.empireFirst, ${bases} bases`, 's', found.first),
        row(`scaling.empireGap, ${bases} bases`, '', found.gap),
      )
    }
    return rows
  },
}
