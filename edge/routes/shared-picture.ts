import { ACCURATE } from '../../engine/game/constants/rules.ts'
import {
  ENDLESS,
  formatFixed,
  formatSigned,
  formatWhole,
  NONE,
} from '../../engine/game/number-format.ts'
import type { Plan, PlanData } from '../../engine/game/plan.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import type { PlanResult } from '../../engine/plan/result.ts'
import type { Universe } from '../../engine/universe/universe.ts'
import { digest } from '../crypto/seal.ts'
import { notFound } from '../errors.ts'
import { universeWith } from '../gamedata/serve/universe.ts'
import { escapeHtml } from '../html.ts'
import { isFresh } from '../http/etag.ts'
import type { Call } from '../http/handle.ts'
import { plainPage } from '../http/plain-page.ts'
import type { Database } from '../ports.ts'
import { gamedataRepo } from '../repo/gamedata.ts'
import { keepNewest } from '../repo/memory.ts'
import { sharedRepo } from '../repo/shared.ts'
import { nextTurn } from '../turn.ts'
import { clean, PICTURE_SIZE, placeOf } from './shared-page.ts'
import { sharedPlanOf } from './shared-plan.ts'

const MINUTES = 5
const NOT_SHARED = 'This plan is not shared, or not any more.'

/** Of the most recent ones: some kilobytes each, while drawing takes milliseconds. */
const drawings = keepNewest<string>(500)

/**
 * `GET /shared/{uuid}/picture.svg`: the key figures of a shared plan, drawn for the preview of its link. Drawn once for
 * each save of the plan and each version of the game data, in the turn of whoever asks first.
 */
export async function answerSharedPicture(
  { ports: { db }, request, inTurn }: Pick<Call, 'ports' | 'request' | 'inTurn'>,
  sharedUuid: string,
): Promise<Response> {
  const planVersion = await sharedRepo(db).version(sharedUuid)
  if (planVersion === null) return plainPage(404, NOT_SHARED)
  const version = digest(`${planVersion} ${await gamedataRepo(db).version()}`)
  const headers = {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': `public, max-age=${MINUTES * 60}`,
    ETag: `"${version}"`,
  }
  if (isFresh(request, headers.ETag)) return new Response(null, { status: 304, headers })
  const picture = await drawings(sharedUuid, version, () =>
    inTurn(() => drawings(sharedUuid, version, () => draw(db, sharedUuid))),
  )
  return new Response(picture, { headers })
}

async function draw(db: Database, sharedUuid: string): Promise<string> {
  const plan = await sharedPlanOf(db, sharedUuid)
  if (!plan) throw notFound(NOT_SHARED)
  const planetName = (await gamedataRepo(db).planetName(plan.planet_id)) ?? plan.planet_id
  const universe = await universeWith(db, plan.baseplanner_data.planet.planetid)
  await nextTurn()
  const result = universe && evaluated(universe, plan.baseplanner_data)
  await nextTurn()
  return sharedPicture(plan, planetName, result)
}

/** As the page shows it to whoever chose nothing: average prices, and the figures as the game makes them. */
function evaluated(universe: Universe, plan: PlanData): PlanResult {
  const prices = resolvePrices(universe, null, plan.planet.planetid, ACCURATE)
  return evaluatePlan(universe, { plan, prices, empire: null, rules: ACCURATE })
}

const LONGEST_NAME = 34
const BUILDINGS_SHOWN = 6

/** Without a result, where the planet is unknown, it shows what is written down. */
export function sharedPicture(plan: Plan, planetName: string, result: PlanResult | null): string {
  const name = shortened(clean(plan.name) || 'Base plan')
  const buildings = plan.baseplanner_data.buildings
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_SIZE.width}" height="${PICTURE_SIZE.height}" viewBox="0 0 ${PICTURE_SIZE.width} ${PICTURE_SIZE.height}" font-family="Inter, Helvetica, Arial, sans-serif">
<rect width="1200" height="630" fill="#0c0f14"/>
<rect x="40" y="40" width="1120" height="550" rx="20" fill="#14181f" stroke="#2a303a" stroke-width="2"/>
${words(80, 130, 60, '#f3f5f8', name, 700)}
${words(80, 182, 30, '#a3acb9', clean(placeOf(plan, planetName)))}
${result ? figures(result) : ''}
${buildings.slice(0, BUILDINGS_SHOWN).map(building).join('\n')}
${buildings.length > BUILDINGS_SHOWN ? words(80 + BUILDINGS_SHOWN * 172, 512, 28, '#a3acb9', `+${buildings.length - BUILDINGS_SHOWN}`) : ''}
${words(1120, 560, 26, '#57b8dc', 'Perigee', 600, 'end')}
</svg>`
}

function figures({ profit, overview, area }: PlanResult): string {
  const used = Math.min(1, area.areaTotal > 0 ? area.areaUsed / area.areaTotal : 0)
  const over = area.areaUsed - area.areaTotal
  const tooMuch = over > 0 ? `, ${formatWhole(over)} over` : ''
  return [
    words(80, 236, 24, '#a3acb9', 'Profit a day'),
    words(80, 304, 64, profit < 0 ? '#ff8a80' : '#4fd08a', `${money(profit)} $`, 700),
    words(640, 236, 24, '#a3acb9', 'Payback'),
    words(640, 304, 64, '#f3f5f8', overview.roi > 0 ? days(overview.roi) : '—', 700),
    words(
      80,
      364,
      24,
      '#a3acb9',
      `Area ${formatWhole(area.areaUsed)} / ${formatWhole(area.areaTotal)}${tooMuch}`,
    ),
    '<rect x="80" y="380" width="1040" height="14" rx="7" fill="#2a303a"/>',
    `<rect x="80" y="380" width="${Math.round(1040 * used)}" height="14" rx="7" fill="${over > 0 ? '#ff8a80' : '#57b8dc'}"/>`,
  ].join('\n')
}

function building({ name, amount }: { name: string; amount: number }, place: number): string {
  const x = 80 + place * 172
  return [
    `<rect x="${x}" y="440" width="152" height="72" rx="10" fill="#1d232c" stroke="#2a303a" stroke-width="2"/>`,
    // One text: the amount follows the ticker, however wide the reader's own font draws it.
    `<text x="${x + 14}" y="485" font-size="24" fill="#a3acb9"><tspan font-weight="700" fill="#f3f5f8">${escapeHtml(name)}</tspan><tspan dx="8">× ${formatWhole(amount)}</tspan></text>`,
  ].join('\n')
}

function words(
  x: number,
  y: number,
  size: number,
  colour: string,
  text: string,
  weight = 400,
  anchor: 'start' | 'end' = 'start',
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colour}" text-anchor="${anchor}">${escapeHtml(text)}</text>`
}

const shortened = (text: string) =>
  [...text].length > LONGEST_NAME ? `${[...text].slice(0, LONGEST_NAME - 1).join('')}…` : text

// The first number in a process takes as long as a whole drawing.
formatWhole(0)
const money = (value: number) => (Number.isFinite(value) ? formatSigned(value, formatWhole) : NONE)
const days = (value: number) => (Number.isFinite(value) ? `${formatFixed(value, 1)} d` : ENDLESS)
