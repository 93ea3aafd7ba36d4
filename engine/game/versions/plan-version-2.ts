import { isFields, type StoredFields } from './step.ts'

const LARGEST_PERMITS = 1_000_000
const MAX_ROWS = 100
const MAX_RECIPES_OF_A_ROW = 50
const MAX_RECIPES = 1000

/**
 * Version 2 bounds rows of production, recipes and permits, which version 1 did not. A plan above a bound is reduced as
 * far as its figures stay the same: equal rows are joined. A plan within the bounds keeps its layout.
 */
export function planVersion2(plan: StoredFields): StoredFields {
  return {
    ...plan,
    permits_used: bounded(plan.permits_used),
    permits_total: bounded(plan.permits_total),
    buildings: Array.isArray(plan.buildings) ? withinBounds(plan.buildings) : plan.buildings,
  }
}

const bounded = (permits: unknown) =>
  typeof permits === 'number' ? Math.min(permits, LARGEST_PERMITS) : permits

function withinBounds(rows: readonly unknown[]): readonly unknown[] {
  const recipes = rows.map((row) => recipesOf(row)?.length ?? 0)
  const isBounded =
    rows.length <= MAX_ROWS &&
    recipes.every((count) => count <= MAX_RECIPES_OF_A_ROW) &&
    recipes.reduce((sum, count) => sum + count, 0) <= MAX_RECIPES
  if (isBounded) return rows
  return joined(rows.map(withJoinedRecipes), keyOfRow)
}

const recipesOf = (row: unknown): readonly unknown[] | undefined =>
  isFields(row) && Array.isArray(row.active_recipes) ? row.active_recipes : undefined

function withJoinedRecipes(row: unknown): unknown {
  const recipes = recipesOf(row)
  if (!isFields(row) || !recipes) return row
  return { ...row, active_recipes: joined(recipes, (recipe) => recipe.recipeid) }
}

const keyOfRow = (row: StoredFields) => JSON.stringify([row.name, row.active_recipes])

/** Joins entries with the same key at the place of the first, their amounts added up. */
function joined(entries: readonly unknown[], keyOf: (entry: StoredFields) => unknown): unknown[] {
  const byKey = new Map<unknown, StoredFields>()
  for (const entry of entries) {
    if (!isFields(entry) || typeof entry.amount !== 'number') return [...entries]
    const key = keyOf(entry)
    const first = byKey.get(key)
    const amount = typeof first?.amount === 'number' ? first.amount + entry.amount : entry.amount
    byKey.set(key, { ...(first ?? entry), amount })
  }
  return [...byKey.values()]
}
