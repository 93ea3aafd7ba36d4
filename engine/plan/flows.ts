/**
 * Daily input and output by material. Clearing resets only the used entries, so that a sweep can reuse the same flows
 * for every base.
 */
export interface Flows {
  readonly input: Float64Array
  readonly output: Float64Array
  readonly seen: Uint8Array
  /** Materials in order of first appearance: the first `count` entries. */
  readonly order: Int32Array
  count: number
}

export const createFlows = (materials: number): Flows => ({
  input: new Float64Array(materials),
  output: new Float64Array(materials),
  seen: new Uint8Array(materials),
  order: new Int32Array(materials),
  count: 0,
})

export interface FlowSheet {
  readonly row: Flows
  readonly production: Flows
  readonly consumption: Flows
  readonly combined: Flows
}
const sheets = new WeakMap<object, FlowSheet>()

/**
 * Allocating a sheet costs as much as a small evaluation. So each evaluation of a universe empties and reuses the same
 * one; no result refers to it.
 */
export function emptySheet(universe: { materials: { count: number } }): FlowSheet {
  let sheet = sheets.get(universe)
  if (!sheet) {
    const flows = () => createFlows(universe.materials.count)
    sheet = { row: flows(), production: flows(), consumption: flows(), combined: flows() }
    sheets.set(universe, sheet)
  }
  clearFlows(sheet.row)
  clearFlows(sheet.production)
  clearFlows(sheet.consumption)
  clearFlows(sheet.combined)
  return sheet
}

export function addFlow(flows: Flows, material: number, input: number, output: number) {
  if (flows.seen[material] === 0) {
    flows.seen[material] = 1
    flows.order[flows.count++] = material
  }
  flows.input[material]! += input
  flows.output[material]! += output
}

export function addFlows(flows: Flows, added: Flows) {
  for (let i = 0; i < added.count; i++) {
    const material = added.order[i]!
    addFlow(flows, material, added.input[material]!, added.output[material]!)
  }
}

export function clearFlows(flows: Flows) {
  for (let i = 0; i < flows.count; i++) {
    const material = flows.order[i]!
    flows.input[material] = 0
    flows.output[material] = 0
    flows.seen[material] = 0
  }
  flows.count = 0
}

export const flowValue = (delta: number, material: number, buy: Float64Array, sell: Float64Array) =>
  delta * (delta >= 0 ? sell[material]! : buy[material]!)

export interface Balance {
  revenue: number
  materialCost: number
}

export function balanceOf(flows: Flows, buy: Float64Array, sell: Float64Array): Balance {
  let revenue = 0
  let materialCost = 0
  for (let i = 0; i < flows.count; i++) {
    const material = flows.order[i]!
    const delta = flows.output[material]! - flows.input[material]!
    if (delta > 0) revenue += delta * sell[material]!
    else if (delta < 0) materialCost -= delta * buy[material]!
  }
  return { revenue, materialCost }
}
