/**
 * Materials in the order a chain is calculated: every user before what it uses, materials that need each other (a loop)
 * together. Tarjan's strongly connected components, with its own stack because a chain may be deep.
 */
export function loopsInOrder(start: number, inputsOf: (material: number) => readonly number[]) {
  const seen = new Map<number, { order: number; low: number; open: boolean }>()
  const open: number[] = []
  const groups: number[][] = []
  const path: { material: number; inputs: readonly number[]; next: number }[] = []

  const enter = (material: number) => {
    seen.set(material, { order: seen.size, low: seen.size, open: true })
    open.push(material)
    path.push({ material, inputs: inputsOf(material), next: 0 })
  }
  enter(start)
  for (let step = path.at(-1); step; step = path.at(-1)) {
    const here = seen.get(step.material)!
    const input = step.inputs[step.next++]
    if (input !== undefined) {
      const there = seen.get(input)
      if (!there) enter(input)
      else if (there.open) here.low = Math.min(here.low, there.order)
      continue
    }
    path.pop()
    const user = path.at(-1)
    if (user) {
      const above = seen.get(user.material)!
      above.low = Math.min(above.low, here.low)
    }
    if (here.low === here.order) {
      const group = open.splice(open.indexOf(step.material))
      for (const member of group) seen.get(member)!.open = false
      groups.push(group)
    }
  }
  return groups.reverse()
}
