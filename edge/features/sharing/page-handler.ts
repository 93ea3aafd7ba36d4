import { ACCURATE } from '../../../engine/game/constants/rules.ts'
import {
  formatCount,
  formatFixed,
  formatSigned,
  formatUpTo,
  formatWhole,
} from '../../../engine/game/number-format.ts'
import type { Plan, PlanData } from '../../../engine/game/plan.ts'
import { readPlan } from '../../../engine/game/versions/read.ts'
import { inWords } from '../../../engine/game/words.ts'
import { resolvePrices } from '../../../engine/market/prices.ts'
import { evaluatePlan } from '../../../engine/plan/evaluate.ts'
import type { PlanResult } from '../../../engine/plan/result.ts'
import { digest } from '../../crypto/seal.ts'
import { yieldToEventLoop } from '../../event-loop.ts'
import { universeWith } from '../../gamedata/serve/universe.ts'
import { escapeHtml } from '../../html.ts'
import { textResponse } from '../../http/answer-bytes.ts'
import type { Call } from '../../http/handle.ts'
import type { Database } from '../../ports.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import { keepNewest } from '../../repo/memory.ts'
import type { SharedPlan } from './contract.ts'
import { sharedRepo } from './repo.ts'

/** How many buildings and products are named. A preview shows two or three lines. */
const NAMED = 6

/**
 * Control characters and invisible marks, such as those that change the direction of text. With them a preview would show
 * something other than what is written.
 */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu

/** One line of visible text. */
export function clean(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(UNSEEN, '').trim()
}

/** What the preview of a link to a shared plan shows. */
export interface SharedPagePreview {
  title: string
  description: string
}

/** Previews of the most recent links. Each is made once for each save, its terms and each version of the game data. */
const previews = keepNewest<SharedPagePreview | null>(300)

/** `GET /shared/{uuid}` at the origin: returns the app, with a head that names the plan and its figures. */
export async function answerSharedPage(
  { ports: { db, config }, schedule }: Pick<Call, 'ports' | 'schedule'>,
  sharedUuid: string,
  appHtml: string,
): Promise<Response> {
  // Loading the page is no view yet. The app counts one when it requests the plan.
  const planVersion = await sharedRepo(db).version(sharedUuid)
  if (planVersion === null) return answerPreview(appHtml, null)
  const version = digest(`${planVersion} ${await gamedataRepo(db).version()}`)
  const preview = await previews(sharedUuid, version, () =>
    schedule(() => previews(sharedUuid, version, () => previewOf(db, sharedUuid))),
  )
  const path = `/shared/${sharedUuid.toLowerCase()}`
  return answerPreview(appHtml, preview && { ...preview, path, origin: config.origin })
}

/** The app with the head of a preview. Without one the link is dead, and the app says so. */
export function answerPreview(
  appHtml: string,
  preview: (SharedPagePreview & { path: string; origin: string }) | null,
): Response {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' }
  if (!preview) return textResponse(appHtml, { status: 404, headers })
  const { path, origin } = preview
  const addresses = { url: `${origin}${path}`, image: `${origin}/preview.png` }
  return textResponse(sharedPage(appHtml, preview, addresses), { headers })
}

async function previewOf(db: Database, sharedUuid: string): Promise<SharedPagePreview | null> {
  const shared = await sharedPlanOf(db, sharedUuid)
  if (!shared) return null
  const { plan, terms } = shared
  const planetName = (await gamedataRepo(db).planetName(plan.planet_id)) ?? plan.planet_id
  const result = await evaluateShared(db, plan.baseplanner_data, terms)
  return planPreview(plan, planetName, result)
}

/** The result in Accurate figures, as the page shows it to visitors. Null if the planet is unknown. */
async function evaluateShared(
  db: Database,
  plan: PlanData,
  terms: SharedPlan['terms'],
): Promise<PlanResult | null> {
  const { planetid } = plan.planet
  const universe = await universeWith(db, planetid)
  if (!universe) return null
  await yieldToEventLoop()
  const prices = resolvePrices(universe, terms?.cx ?? null, planetid, ACCURATE)
  const empire = terms?.empire ?? null
  return evaluatePlan(universe, { plan, prices, empire, rules: ACCURATE })
}

export function planPreview(
  plan: Plan,
  planetName: string,
  result: PlanResult | null,
): SharedPagePreview {
  const sentences = [
    ...(result ? [figures(result), madeText(result)] : []),
    builtText(plan.baseplanner_data),
  ].filter((text) => text !== '')
  return {
    title: `${clean(plan.name) || 'Base plan'} · ${clean(planetName)} · Perigee`,
    description: clean(`Base plan for ${placeOf(plan, planetName)}: ${sentences.join('. ')}.`),
  }
}

export function sharedPage(
  appHtml: string,
  { title, description }: SharedPagePreview,
  { url, image }: { url: string; image: string },
): string {
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Perigee'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
  return (
    appHtml
      .replace(/\s*<title>[^<]*<\/title>/i, '')
      .replace(/\s*<meta\s+name="description"[^>]*>/i, '')
      // Inserted by a function, because a text may contain `$&` and the like.
      .replace(/\s*<\/head>/i, (end) => `\n    ${head.join('\n    ')}${end}`)
  )
}

/** The name of a planet with its id, unless both are the same. */
const placeOf = ({ planet_id: id }: Plan, planetName: string) =>
  planetName === id ? id : `${planetName} (${id})`

function figures({ profit, overview, area }: PlanResult): string {
  const over = area.areaUsed - area.areaTotal
  return [
    ...(Number.isFinite(profit) ? [`${formatSigned(profit, formatWhole)} $ a day`] : []),
    ...paybackText(overview.roi),
    `area ${formatWhole(area.areaUsed)} of ${formatWhole(area.areaTotal)}`,
    ...(over > 0 ? [`${formatWhole(over)} over`] : []),
  ].join(', ')
}

/** A base without cost or profit has no payback; one that loses money never pays back. */
function paybackText(days: number): string[] {
  if (Number.isNaN(days) || days === 0) return []
  return [
    Number.isFinite(days) && days > 0
      ? `pays back in ${formatFixed(days, 1)} d`
      : 'never pays back',
  ]
}

/** The materials that leave the base, those worth most first. */
function madeText({ materialio }: PlanResult): string {
  const made = materialio
    .filter(({ delta }) => delta > 0)
    .toSorted((a, b) => b.price - a.price)
    .slice(0, NAMED)
    .map(({ ticker, delta }) => `${formatUpTo(delta, 1)} ${ticker}`)
  return made.length > 0 ? `Makes ${made.join(', ')} a day` : ''
}

function builtText({ planet, buildings }: PlanData): string {
  const programme = planet.cogc === '---' ? [] : [`CoGC ${inWords(planet.cogc)}`]
  return [formatCount(planet.permits, 'permit'), ...programme, buildingsText(buildings)].join(', ')
}

function buildingsText(buildings: PlanData['buildings']): string {
  const built = buildings.filter((b) => b.amount > 0).sort((a, b) => b.amount - a.amount)
  if (built.length === 0) return 'no production yet'
  const named = built.slice(0, NAMED).map((b) => `${b.amount} × ${b.name}`)
  const more = built.length - named.length
  return named.join(', ') + (more > 0 ? ` and ${more} more` : '')
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}" />`
}

/** Reads a shared plan in the newest form, with the terms of its share. Null if it is not shared or unreadable. */
async function sharedPlanOf(
  db: Database,
  sharedUuid: string,
): Promise<{ plan: Plan; terms: SharedPlan['terms'] } | null> {
  const shared = await sharedRepo(db).find(sharedUuid)
  if (!shared) return null
  const { baseplanner, terms } = JSON.parse(shared) as Pick<SharedPlan, 'baseplanner' | 'terms'>
  const plan = readPlan(baseplanner)
  return plan.ok ? { plan: plan.record, terms } : null
}
