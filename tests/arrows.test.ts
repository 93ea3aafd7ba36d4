import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')

/** Imports as somebody might write them in a hurry: file, what it imports, whether the linter lets it pass. */
const PLANTED: readonly [file: string, imported: string, allowed: boolean][] = [
  ['engine/planted.ts', '../storage/game-data-store.ts', false],
  ['engine/planted-clock.ts', 'node:timers', false],
  ['storage/planted.ts', '../engine/universe.ts', false],
  ['storage/planted-model.ts', '../engine/model/gamedata.ts', true],
  ['workers/planted.ts', '../web/api/client.ts', false],
  ['workers/planted-storage.ts', '../storage/game-data-store.ts', true],
  ['web/browser/planted.ts', '../api/client.ts', false],
  ['web/ui/planted.ts', '../api/client.ts', false],
  ['web/ui/table/planted.ts', '../../store/session.ts', false],
  ['web/ui/planted-economy.ts', '../economy/planets.ts', false],
  ['web/ui/planted-ui.ts', './format.ts', true],
  ['web/api/planted.ts', '../store/session.ts', false],
  ['web/api/queries/planted.ts', '../../economy/game-queries.ts', false],
  ['web/store/planted.ts', '../economy/game-queries.ts', false],
  ['web/economy/planted.ts', '../editing/history.ts', false],
  ['web/economy/planted-store.ts', '../store/preferences.ts', true],
  ['web/editing/planted.ts', '../features/plan/PlanScreen.tsx', false],
  ['web/parts/planted.ts', '../features/plan/PlanScreen.tsx', false],
  ['web/parts/planted-planner.ts', '../planner/plan-editor.ts', false],
  ['web/planner/planted.ts', '../features/plan/PlanScreen.tsx', false],
  ['web/planner/planted-editing.ts', '../editing/session.ts', true],
  ['web/features/plan/planted.ts', '../burn/BurnScreen.tsx', false],
  ['web/features/plan/parts/planted.ts', '../../burn/BurnScreen.tsx', false],
  ['web/features/plan/parts/deep/planted.ts', '../../../burn/BurnScreen.tsx', false],
  ['web/features/plan/planted-app.ts', '../../app/navigation.ts', false],
  ['web/features/plan/parts/planted-own.ts', '../hooks/use-plan.ts', true],
  ['web/features/plan/planted-parts.ts', '../../parts/PageFrame.tsx', true],
  ['web/features/plan/planted-edge.ts', '../../../edge/repo/plans.ts', false],
  ['web/features/plan/planted-contract.ts', '../../../edge/contract/plans.ts', true],
  ['web/app/planted.ts', '../features/material/MaterialProvider.tsx', true],
  ['edge/contract/planted.ts', '../errors.ts', false],
  ['edge/contract/planted-http.ts', '../http/body.ts', false],
  ['edge/contract/planted-model.ts', '../../engine/model/plan.ts', true],
  ['edge/db/planted.ts', '../repo/plans.ts', false],
  ['edge/repo/planted.ts', '../routes/plans.ts', false],
  ['edge/repo/planted-db.ts', '../db/embedded.ts', false],
  ['edge/repo/planted-sync.ts', '../gamedata/sync/sync.ts', false],
  ['edge/repo/planted-derive.ts', '../gamedata/derive/derive-market.ts', false],
  ['edge/repo/planted-kinds.ts', '../gamedata/kinds.ts', false],
  ['edge/repo/planted-own.ts', './gamedata.ts', true],
  ['edge/gamedata/sync/planted.ts', '../../http/body.ts', false],
  ['edge/gamedata/sync/planted-repo.ts', '../../repo/gamedata.ts', true],
  ['edge/auth/planted.ts', '../http/body.ts', false],
  ['edge/http/planted.ts', '../routes/plans.ts', false],
  ['edge/routes/planted.ts', '../node/paths.ts', false],
  ['edge/routes/planted-repo.ts', '../repo/plans.ts', true],
  ['edge/planted.ts', '../web/api/client.ts', false],
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
