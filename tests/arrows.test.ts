import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')

/** The folders of the engine: each knows only those before it. */
const ENGINE = [
  'game',
  'universe',
  'market',
  'plan',
  'empire',
  'fleet',
  'supply',
  'company',
  'planets',
  'chain',
  'roi',
  'advisor',
  'explain',
  'today',
  'portable',
]

/** Features that others may use: each knows only those before it. */
const SHARED = [
  'page',
  'account',
  'cx',
  'planet',
  'labels',
  'undo',
  'fio',
  'star-map',
  'order-books',
  'transfer',
  'fleet',
  'contracts',
  'basis',
]

/** The folders of edge below its features: each knows only the levels before its own. */
const EDGE = [['crypto'], ['repo'], ['mail', 'push'], ['auth', 'gamedata'], ['http']]

/** Imports as somebody might write them in a hurry: file, what it imports, whether the linter lets it pass. */
const PLANTED: readonly [file: string, imported: string, allowed: boolean][] = [
  ['engine/planted.ts', '../storage/game-data-store.ts', false],
  ['engine/planted-clock.ts', 'node:timers', false],
  ...ENGINE.slice(1).flatMap((folder, below): [string, string, boolean][] => [
    [`engine/${ENGINE[below]}/planted-up.ts`, `../${folder}/planted.ts`, false],
    [`engine/${ENGINE[below]}/deep/planted-up.ts`, `../../${folder}/planted.ts`, false],
    [`engine/${folder}/planted-down.ts`, `../${ENGINE[below]}/planted.ts`, true],
  ]),
  ['engine/market/depth/planted-supply.ts', '../../supply/stock.ts', false],
  ['engine/plan/planted-supply.ts', '../supply/stock.ts', false],
  ['engine/game/planted-stations.ts', '../universe/station-jumps.ts', false],
  ['engine/plan/habitation/planted-plan.ts', '../result.ts', true],
  ['storage/planted.ts', '../engine/universe/universe.ts', false],
  ['storage/planted-model.ts', '../engine/game/gamedata.ts', true],
  ['workers/planted.ts', '../web/api/client.ts', false],
  ['workers/planted-storage.ts', '../storage/game-data-store.ts', true],
  ['web/browser/planted.ts', '../api/client.ts', false],
  ['web/ui/planted.ts', '../api/client.ts', false],
  ['web/ui/table/planted.ts', '../../session/session.ts', false],
  ['web/ui/planted-data.ts', '../data/planets.ts', false],
  ['web/ui/planted-ui.ts', './number-text.ts', true],
  ['web/api/planted.ts', '../session/session.ts', false],
  ['web/api/queries/planted.ts', '../../data/game-queries.ts', false],
  ['web/session/planted.ts', '../data/game-queries.ts', false],
  ['web/session/planted-engine.ts', '../../engine/plan/start.ts', true],
  ['web/data/planted.ts', '../editing/edit-session.ts', false],
  ['web/data/planted-session.ts', '../session/preferences.ts', true],
  ['web/data/planted-engine.ts', '../../engine/advisor/base/question.ts', true],
  ['web/editing/planted.ts', '../features/plan/edit/PlanScreen.tsx', false],
  ...SHARED.slice(1).flatMap((folder, below): [string, string, boolean][] => [
    [`web/features/${SHARED[below]}/planted-up.ts`, `../${folder}/planted.ts`, false],
    [`web/features/${SHARED[below]}/deep/planted-up.ts`, `../../${folder}/planted.ts`, false],
    [`web/features/${folder}/planted-down.ts`, `../${SHARED[below]}/planted.ts`, true],
  ]),
  ['web/features/page/planted.ts', '../burn/BurnScreen.tsx', false],
  ['web/features/page/planted-plan.ts', '../plan/show/PlanCockpit.tsx', false],
  ['web/features/page/planted-app.ts', '../../app/navigation.ts', false],
  ['web/features/fleet/planted-plan.ts', '../plan/show/PlanCockpit.tsx', false],
  ['web/features/plan/show/planted.ts', '../edit/PlanScreen.tsx', false],
  ['web/features/plan/show/deep/planted.ts', '../../edit/PlanScreen.tsx', false],
  ['web/features/plan/show/planted-advisor.ts', '../../advisor/ProposalCard.tsx', false],
  ['web/features/plan/show/planted-screen.ts', '../../burn/BurnScreen.tsx', false],
  ['web/features/plan/show/planted-editing.ts', '../../../editing/edit-session.ts', true],
  ['web/features/plan/show/planted-basis.ts', '../../basis/use-headline.ts', true],
  ['web/features/plan/tools/planted-show.ts', '../show/PlanCockpit.tsx', true],
  ['web/features/plan/edit/planted.ts', '../../burn/BurnScreen.tsx', false],
  ['web/features/plan/edit/planted-advisor.ts', '../../advisor/ProposalCard.tsx', true],
  ['web/features/advisor/planted.ts', '../plan/edit/PlanScreen.tsx', false],
  ['web/features/advisor/target/planted.ts', '../../plan/edit/PlanScreen.tsx', false],
  ['web/features/advisor/planted-screen.ts', '../burn/BurnScreen.tsx', false],
  ['web/features/advisor/target/planted-show.ts', '../../plan/show/PlanCockpit.tsx', true],
  ['web/features/repair/planted.ts', '../burn/BurnScreen.tsx', false],
  ['web/features/repair/deep/planted.ts', '../../burn/BurnScreen.tsx', false],
  ['web/features/repair/planted-app.ts', '../../app/navigation.ts', false],
  ['web/features/repair/planted-own.ts', './deep/use-plan.ts', true],
  ['web/features/repair/deep/planted-own.ts', '../planted-own.ts', true],
  ['web/features/repair/planted-page.ts', '../page/PageFrame.tsx', true],
  ['web/features/repair/planted-ui.ts', '../../ui/table/columns.ts', true],
  ['web/features/repair/planted-engine.ts', '../../../engine/supply/stock.ts', true],
  ['web/features/repair/planted-plan.ts', '../plan/show/PlanCockpit.tsx', true],
  ['web/features/repair/planted-edge.ts', '../../../edge/features/plans/repo.ts', false],
  ['web/features/repair/planted-contract.ts', '../../../edge/features/plans/contract.ts', true],
  ['web/app/planted.ts', '../features/material/MaterialProvider.tsx', true],
  ['edge/contract/planted.ts', '../errors.ts', false],
  ['edge/contract/planted-http.ts', '../http/body.ts', false],
  ['edge/contract/planted-model.ts', '../../engine/game/plan.ts', true],
  ...EDGE.flatMap((level, nth) => {
    const above = [...EDGE.slice(nth + 1).flat(), 'db', 'after-sync', 'node', 'worker', 'cli']
    return level.flatMap((folder): [string, string, boolean][] => [
      ...[...level.filter((other) => other !== folder), ...above].map(
        (other): [string, string, boolean] => [
          `edge/${folder}/planted-${other}.ts`,
          `../${other}/planted.ts`,
          false,
        ],
      ),
      ...(EDGE[nth - 1] ?? []).map((other): [string, string, boolean] => [
        `edge/${folder}/planted-${other}.ts`,
        `../${other}/planted.ts`,
        true,
      ]),
      [`edge/${folder}/planted-sql.ts`, '../features/plans/repo.ts', false],
      [`edge/${folder}/planted-work.ts`, '../features/plans/sheet-plans.ts', false],
      [`edge/${folder}/planted-contract.ts`, '../features/plans/contract.ts', true],
    ])
  }),
  ['edge/planted-sql.ts', './features/plans/repo.ts', false],
  ['edge/planted-handler.ts', './features/plans/handler.ts', true],
  ...['cli', 'node', 'worker', 'after-sync'].map((folder): [string, string, boolean] => [
    `edge/${folder}/planted-sql.ts`,
    '../features/plans/repo.ts',
    false,
  ]),
  ['edge/after-sync/planted-chore.ts', '../features/alerts/alert-chore.ts', true],
  ['edge/features/planted-walk/work.ts', '../../after-sync/walk.ts', false],
  ['edge/db/planted.ts', '../repo/pages.ts', false],
  ['edge/repo/planted-sync.ts', '../gamedata/sync/sync.ts', false],
  ['edge/repo/planted-derive.ts', '../gamedata/derive/derive-market.ts', false],
  ['edge/repo/planted-kinds.ts', '../gamedata/kinds.ts', false],
  ['edge/repo/planted-own.ts', './gamedata.ts', true],
  ['edge/gamedata/sync/planted.ts', '../../http/body.ts', false],
  ['edge/gamedata/sync/planted-repo.ts', '../../repo/gamedata.ts', true],
  ['edge/features/planted-up/contract.ts', './repo.ts', false],
  ['edge/features/planted-rooms/contract.ts', '../../errors.ts', false],
  ['edge/features/planted-route/contract.ts', '../../contract/route.ts', true],
  ['edge/features/planted-both/contract.ts', '../plans/contract.ts', true],
  ['edge/features/planted-up/repo.ts', './handler.ts', false],
  ['edge/features/planted-http/repo.ts', '../../http/body.ts', false],
  ['edge/features/planted-port/repo.ts', '../../ports.ts', true],
  ['edge/features/planted-http/work.ts', '../../http/body.ts', false],
  ['edge/features/planted-up/work.ts', './handler.ts', false],
  ['edge/features/planted-repo/work.ts', './repo.ts', true],
  ['edge/features/planted-repo/handler.ts', '../plans/repo.ts', true],
  ['edge/features/planted-host/handler.ts', '../../node/paths.ts', false],
  ['edge/features/planted-other/handler.ts', '../alerts/handler.ts', false],
  ['edge/features/planted-http/handler.ts', '../../http/body.ts', true],
  ['web/data/planted-contract.ts', '../../edge/features/alerts/contract.ts', true],
  ['web/planted-handler.ts', '../edge/features/alerts/handler.ts', false],
  ['edge/planted.ts', '../web/api/client.ts', false],
  ['bench/edge/planted.ts', '../../tests/contract/stage.ts', false],
  ['bench/edge/planted-stage.ts', '../../scripts/stage/samples.ts', true],
]

let folder: string
let report = ''

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'perigee-arrows-'))
  for (const config of ['biome.json', 'biome.arrows.json'])
    copyFileSync(path.join(root, config), path.join(folder, config))
  const plant = (file: string, text: string) => {
    const place = path.join(folder, file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, text)
  }
  for (const [file, imported] of PLANTED)
    plant(file, `export type { Planted } from '${imported}'\n`)
  plant('engine/round.ts', "import type { About } from './about.ts'\nexport type Round = About\n")
  plant('engine/about.ts', "import type { Round } from './round.ts'\nexport type About = Round\n")
  report = lint()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function lint(): string {
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
  const rules = ['noRestrictedImports', 'noImportCycles'].map((rule) =>
    rule === 'noImportCycles' ? `--only=suspicious/${rule}` : `--only=style/${rule}`,
  )
  const options = ['--vcs-enabled=false', '--colors=off', '--max-diagnostics=none']
  try {
    return execFileSync('node', [biome, 'lint', ...rules, ...options, '.'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  } catch (failure) {
    const { stdout, stderr } = failure as { stdout: string; stderr: string }
    return stdout + stderr
  }
}

const refusals = (file: string, rule: string) =>
  report.split('\n').filter((line) => line.startsWith(`${file}:`) && line.includes(rule))

describe('arrows between the rooms', () => {
  test('every folder of the engine has its place in the order', () => {
    const folders = readdirSync(path.join(root, 'engine'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect(folders.sort()).toEqual([...ENGINE].sort())
  })

  test('every folder of edge has its place in the order', () => {
    const folders = readdirSync(path.join(root, 'edge'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    const others = ['contract', 'db', 'features', 'after-sync', 'node', 'worker', 'cli']
    expect(folders.sort()).toEqual([...EDGE.flat(), ...others].sort())
  })

  test.each(PLANTED.filter(([, , allowed]) => !allowed))('%s may not import %s', (file) => {
    expect(refusals(file, 'noRestrictedImports')).toHaveLength(1)
  })

  test.each(PLANTED.filter(([, , allowed]) => allowed))('%s may import %s', (file) => {
    expect(refusals(file, 'noRestrictedImports')).toEqual([])
  })

  test('two files may not import each other, not even types', () => {
    expect(refusals('engine/round.ts', 'noImportCycles')).toHaveLength(1)
    expect(refusals('engine/about.ts', 'noImportCycles')).toHaveLength(1)
  })
})
