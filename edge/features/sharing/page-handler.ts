import { formatCount } from '../../../engine/game/number-format.ts'
import type { Plan } from '../../../engine/game/plan.ts'
import { inWords } from '../../../engine/game/words.ts'
import { escapeHtml } from '../../html.ts'
import type { Call } from '../../http/handle.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import { sharedPlanOf } from './shared-plan.ts'

/** The size that previews ask for. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const
/** How many buildings are named. A preview shows two or three lines. */
const BUILDINGS_NAMED = 6

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
export interface SharedPageSubject {
  plan: Plan
  planetName: string
  /** The full address of the page. */
  url: string
}

/** `GET /shared/{uuid}` at the origin: returns the app, with a head that names the plan. */
export async function answerSharedPage(
  { ports: { db, config }, schedule }: Pick<Call, 'ports' | 'schedule'>,
  sharedUuid: string,
  appHtml: string,
): Promise<Response> {
  // Loading the page is no view yet. The app counts one when it requests the plan.
  const shared = await schedule(() => sharedPlanOf(db, sharedUuid))
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' }
  if (!shared) return new Response(appHtml, { status: 404, headers })
  const { plan } = shared
  const planetName = (await gamedataRepo(db).planetName(plan.planet_id)) ?? plan.planet_id
  const url = `${config.origin}/shared/${sharedUuid.toLowerCase()}`
  const html = sharedPage(appHtml, { plan, planetName, url })
  return new Response(html, { headers })
}

export function sharedPage(appHtml: string, { plan, planetName, url }: SharedPageSubject) {
  const title = `${clean(plan.name) || 'Base plan'} · ${clean(planetName)} · Perigee`
  const description = clean(describe(plan, planetName))
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Perigee'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', `${url}/picture.png`),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(PICTURE_SIZE.width)),
    meta('property', 'og:image:height', String(PICTURE_SIZE.height)),
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
export const placeOf = ({ planet_id: id }: Plan, planetName: string) =>
  planetName === id ? id : `${planetName} (${id})`

function describe(plan: Plan, planetName: string): string {
  const { planet, buildings } = plan.baseplanner_data
  const permits = formatCount(planet.permits, 'permit')
  const programme = planet.cogc === '---' ? '' : `, CoGC ${inWords(planet.cogc)}`
  return `Base plan for ${placeOf(plan, planetName)}: ${permits}${programme}, ${buildingsText(buildings)}.`
}

function buildingsText(buildings: Plan['baseplanner_data']['buildings']): string {
  const built = buildings.filter((b) => b.amount > 0).sort((a, b) => b.amount - a.amount)
  if (built.length === 0) return 'no production yet'
  const named = built.slice(0, BUILDINGS_NAMED).map((b) => `${b.amount} × ${b.name}`)
  const more = built.length - named.length
  return named.join(', ') + (more > 0 ? ` and ${more} more` : '')
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}" />`
}
