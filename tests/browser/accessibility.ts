import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

interface Examination {
  /** A selector; the whole page without it. */
  within?: string
  /** Only what colours decide, for a second look at the same page in the other theme. */
  coloursOnly?: boolean
}

export interface Violation {
  rule: string
  isSerious: boolean
  where: string
}

/** The rows of a long table are alike: its first dozen is examined. */
const FURTHER_ROWS = 'tbody tr:nth-of-type(n + 13)'

/** The rules of WCAG A and AA whose outcome depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

export async function violationsOf(
  page: Page,
  { within, coloursOnly = false }: Examination = {},
): Promise<Violation[]> {
  // There are no frames of other sites, for which axe would open a second page.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .exclude(FURTHER_ROWS)
  if (within) axe.include(within)
  if (coloursOnly) axe.withRules(COLOUR_RULES)
  const { violations } = await axe.analyze()
  return violations.map(({ id, impact, nodes }) => ({
    rule: id,
    isSerious: impact === 'serious' || impact === 'critical',
    where: nodes.map((node) => node.target.join(' ')).join(', '),
  }))
}

export async function seriousViolationsOf(
  page: Page,
  examination?: Examination,
): Promise<string[]> {
  const violations = await violationsOf(page, examination)
  return violations
    .filter(({ isSerious }) => isSerious)
    .map(({ rule, where }) => `${rule}: ${where}`)
}

/** Of both themes; the second time only what colours decide. */
export async function expectReadable(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    const coloursOnly = colorScheme === 'light'
    expect(await seriousViolationsOf(page, { coloursOnly }), colorScheme).toEqual([])
  }
}
