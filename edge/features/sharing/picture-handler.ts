import { ACCURATE } from '../../../engine/game/constants/rules.ts'
import {
  formatFixed,
  formatSigned,
  formatUpTo,
  formatWhole,
  NONE,
} from '../../../engine/game/number-format.ts'
import type { Plan, PlanData } from '../../../engine/game/plan.ts'
import { resolvePrices } from '../../../engine/market/prices.ts'
import { evaluatePlan } from '../../../engine/plan/evaluate.ts'
import type { PlanResult } from '../../../engine/plan/result.ts'
import type { Universe } from '../../../engine/universe/universe.ts'
import type { Bytes } from '../../crypto/encoding.ts'
import { digest } from '../../crypto/seal.ts'
import { notFound } from '../../errors.ts'
import { yieldAfterSlices, yieldToEventLoop } from '../../event-loop.ts'
import { universeWith } from '../../gamedata/serve/universe.ts'
import { isFresh } from '../../http/etag.ts'
import type { Call } from '../../http/handle.ts'
import { plainPage } from '../../http/plain-page.ts'
import { pngOfShapes } from '../../picture/drawing.ts'
import { type Shape, svgOf, type Words } from '../../picture/shapes.ts'
import type { Database } from '../../ports.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import { keepNewest } from '../../repo/memory.ts'
import type { SharedPlan } from './contract.ts'
import { clean, PICTURE_SIZE, placeOf } from './page-handler.ts'
import { sharedRepo } from './repo.ts'
import { sharedPlanOf } from './shared-plan.ts'

const MINUTES = 5
const NOT_SHARED = 'This plan is not shared (any more).'

const TYPES = { png: 'image/png', svg: 'image/svg+xml; charset=utf-8' } as const
type PictureKind = keyof typeof TYPES

/** The most recent drawings, at most 20 kB each. Drawing one takes milliseconds. */
const drawings = keepNewest<string | Bytes>(300)

/**
 * `GET /shared/{uuid}/picture.png`: the key figures of a shared plan, drawn for the preview of its link. Links that were pasted
 * before there was a PNG use `.svg`. A picture is drawn once for each save of the plan, its terms and each version of the game
 * data, on account of the first caller.
 */
export async function answerSharedPicture(
  { ports: { db }, request, schedule }: Pick<Call, 'ports' | 'request' | 'schedule'>,
  sharedUuid: string,
  kind: PictureKind,
): Promise<Response> {
  const planVersion = await sharedRepo(db).version(sharedUuid)
  if (planVersion === null) return plainPage(404, NOT_SHARED)
  const version = digest(`${planVersion} ${await gamedataRepo(db).version()} ${kind}`)
  const headers = {
    'Content-Type': TYPES[kind],
    'Cache-Control': `public, max-age=${MINUTES * 60}`,
    ETag: `"${version}"`,
  }
  if (isFresh(request, headers.ETag)) return new Response(null, { status: 304, headers })
  const name = `${sharedUuid} ${kind}`
  const picture = await drawings(name, version, () =>
    schedule(() => drawings(name, version, () => draw(db, sharedUuid, kind))),
  )
  return new Response(picture, { headers })
}

async function draw(db: Database, sharedUuid: string, kind: PictureKind): Promise<string | Bytes> {
  const shared = await sharedPlanOf(db, sharedUuid)
  if (!shared) throw notFound(NOT_SHARED)
  const { plan, terms } = shared
  const planetName = (await gamedataRepo(db).planetName(plan.planet_id)) ?? plan.planet_id
  const universe = await universeWith(db, plan.baseplanner_data.planet.planetid)
  await yieldToEventLoop()
  const result = universe && evaluated(universe, plan.baseplanner_data, terms)
  await yieldToEventLoop()
  const shapes = sharedPicture(plan, planetName, result)
  const { width, height } = PICTURE_SIZE
  return kind === 'svg'
    ? svgOf(width, height, shapes)
    : await pngOfShapes(width, height, shapes, yieldAfterSlices())
}

/** The result in Accurate figures, as the page shows it to visitors. */
function evaluated(universe: Universe, plan: PlanData, terms: SharedPlan['terms']): PlanResult {
  const prices = resolvePrices(universe, terms?.cx ?? null, plan.planet.planetid, ACCURATE)
  const empire = terms?.empire ?? null
  return evaluatePlan(universe, { plan, prices, empire, rules: ACCURATE })
}

const BUILDINGS_SHOWN = 6
const MADE_SHOWN = 6
const [WHITE, GREY, BLUE, GREEN, RED] = ['#f3f5f8', '#a3acb9', '#57b8dc', '#4fd08a', '#ff8a80']
const [DARK, PANEL, TILE, EDGE] = ['#0c0f14', '#14181f', '#1d232c', '#2a303a']
const WIDE = 1040

/** If there is no result because the planet is unknown, the picture shows what the plan says. */
export function sharedPicture(plan: Plan, planetName: string, result: PlanResult | null): Shape[] {
  const buildings = plan.baseplanner_data.buildings
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount)
  const more = buildings.length - BUILDINGS_SHOWN
  return [
    { x: 0, y: 0, ...PICTURE_SIZE, radius: 0, fill: DARK },
    { x: 40, y: 40, width: 1120, height: 550, radius: 20, fill: PANEL, stroke: EDGE },
    words(80, 130, 60, clean(plan.name) || 'Base plan', WHITE, true),
    words(80, 182, 30, clean(placeOf(plan, planetName))),
    ...(result ? figures(result) : []),
    ...buildings.slice(0, BUILDINGS_SHOWN).flatMap(building),
    ...(more > 0 ? [words(80 + BUILDINGS_SHOWN * 172, 484, 28, `+${more}`)] : []),
    ...(result ? makes(result) : []),
    { ...words(1120, 560, 26, 'Perigee', BLUE, true), anchor: 'end' },
  ]
}

function figures({ profit, overview, area }: PlanResult): Shape[] {
  const used = Math.min(1, area.areaTotal > 0 ? area.areaUsed / area.areaTotal : 0)
  const over = area.areaUsed - area.areaTotal
  const tooMuch = over > 0 ? `, ${formatWhole(over)} over` : ''
  const bar = { x: 80, y: 380, height: 14, radius: 7 }
  return [
    words(80, 236, 24, 'Profit a day'),
    words(80, 304, 64, `${money(profit)} $`, profit < 0 ? RED : GREEN, true),
    words(640, 236, 24, 'Payback'),
    words(640, 304, 64, payback(overview.roi), WHITE, true),
    words(
      80,
      364,
      24,
      `Area ${formatWhole(area.areaUsed)} / ${formatWhole(area.areaTotal)}${tooMuch}`,
    ),
    { ...bar, width: WIDE, fill: EDGE },
    { ...bar, width: Math.round(WIDE * used), fill: over > 0 ? RED : BLUE },
  ]
}

/** The amount follows the ticker directly, whatever width the reader's font gives it. */
function building({ name, amount }: { name: string; amount: number }, place: number): Shape[] {
  const x = 80 + place * 172
  const tile = { x, y: 440, width: 152, height: 72, radius: 10, fill: TILE, stroke: EDGE }
  const spans = [
    { text: name, colour: WHITE, bold: true },
    { text: `× ${formatWhole(amount)}`, colour: GREY, bold: false, gap: 8 },
  ]
  return [tile, { x: x + 14, y: 485, size: 24, anchor: 'start', most: 124, spans }]
}

/** The materials that leave the base, those worth most first. */
function makes({ materialio }: PlanResult): Shape[] {
  const made = materialio
    .filter(({ delta }) => delta > 0)
    .toSorted((a, b) => b.price - a.price)
    .slice(0, MADE_SHOWN)
    .map(({ ticker, delta }) => `${formatUpTo(delta, 1)} ${ticker}`)
  return made.length > 0
    ? [words(80, 560, 26, `Makes a day: ${made.join(', ')}`, GREY, false, 880)]
    : []
}

const words = (
  x: number,
  y: number,
  size: number,
  text: string,
  colour = GREY,
  bold = false,
  most = x < 600 && size === 64 ? 540 : WIDE,
): Words => ({ x, y, size, anchor: 'start', most, spans: [{ text, colour, bold }] })

// Formatting the first number of a process takes as long as drawing a whole picture.
formatWhole(0)
const money = (value: number) => (Number.isFinite(value) ? formatSigned(value, formatWhole) : NONE)
/** A base without cost or profit has no payback; one that loses money never pays back. */
function payback(days: number): string {
  if (Number.isNaN(days) || days === 0) return NONE
  return Number.isFinite(days) && days > 0 ? `${formatFixed(days, 1)} d` : 'never'
}
